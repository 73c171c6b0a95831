import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';

/** A line's price, and what its order charged for it with its taxes and minus its upgrade; both in cents. */
type ChargedLine = { total: number; charged: number | null };

/**
 * The part of an order's discount that is for earlier tickets, in cents; the rest is a voucher's. Undefined for an order
 * without charged lines, as those of former versions [UPG-02, VCH-01].
 */
export function upgradeDiscountIn(totals: Partial<CartTotals>, lines: readonly ChargedLine[]): number | undefined {
  const { touristTax = 0, entertainmentTax = 0 } = totals;
  let discount = touristTax + entertainmentTax;
  for (const { total, charged } of lines) {
    if (charged === null) return undefined;
    discount += total - charged;
  }
  return discount;
}
