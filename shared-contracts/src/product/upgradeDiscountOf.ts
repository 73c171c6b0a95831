/** Cents of an earlier ticket's discount on its upgrade: the price paid for it, and never more than the price of the upgrade [UPG-02]. */
export const upgradeDiscountOf = ({ discount }: { discount: number }, { price }: { price: number }): number =>
  Math.min(discount, price);
