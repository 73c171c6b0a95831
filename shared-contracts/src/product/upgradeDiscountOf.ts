/** The discount, in cents, of an earlier ticket on its upgrade: the price paid for it, but at most the price of the upgrade [UPG-02]. */
export const upgradeDiscountOf = ({ discount }: { discount: number }, { price }: { price: number }): number =>
  Math.min(discount, price);
