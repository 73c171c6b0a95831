import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';

/**
 * A line's price, and the amount that the order charged for the line, with taxes and minus the discount of an upgrade.
 * Both are in cents.
 */
type ChargedLine = { total: number; charged: number | null };

/**
 * The part of an order's discount that comes from upgraded tickets, in cents; the rest comes from a voucher. Undefined
 * for orders of former versions, whose lines have no charged amount [UPG-02, VCH-01].
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
