/** Cents that an earlier ticket takes off what it becomes: what was paid for it, and never more than the other costs [UPG-02]. */
export const upgradeDiscountOf = ({ discount }: { discount: number }, { price }: { price: number }): number =>
  Math.min(discount, price);
