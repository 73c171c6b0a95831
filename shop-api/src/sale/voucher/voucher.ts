import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';

/** What a code takes off: `value` is hundredths of a percent, or cents; of no meaning for `full`. */
export type Voucher = { code: string; kind: 'percentage' | 'fixed' | 'full'; value: number };

/** Codes are typed by people: case and spaces do not count. */
export const codeOf = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/**
 * Cents that a voucher takes off a cart whose other discounts are in `taken`. A percentage is of the products with their
 * service costs, less what is taken already, half a cent up; fees, taxes, delivery and refund protection stay. The others
 * are of the whole total. Never more than there is to pay [VCH-01, API-08].
 */
export function voucherDiscount(voucher: Voucher | null, totals: CartTotals, taken: number): number {
  if (voucher === null) return 0;
  const rest = Math.max(0, totals.total - taken);
  if (voucher.kind === 'full') return rest;
  if (voucher.kind === 'fixed') return Math.min(voucher.value, rest);
  const products = Math.max(0, totals.productsExcludingServiceCosts + totals.serviceCosts - taken);
  return Math.min(Math.floor((products * voucher.value + 5000) / 10_000), rest);
}
