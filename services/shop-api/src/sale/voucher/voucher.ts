import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import { plainCode } from '@festival/shared-contracts/text/plainTyped';

/** `value` is in hundredths of a percent for `percentage`, in cents for `fixed`, and unused for `full`. */
export type Voucher = { code: string; kind: 'percentage' | 'fixed' | 'full'; value: number };

/**
 * The stored codes that an entered code can mean, the most likely one first. Capitals make no difference, and a space is either too much or
 * stands for a dash.
 */
export const codesOf = (typed: string): string[] => {
  const code = plainCode(typed).toUpperCase();
  return [...new Set([code.replaceAll(' ', ''), code.replace(/ ?- ?| /g, '-')])];
};

/**
 * Returns the voucher's discount in cents. `taken` is the sum of the cart's other discounts. A percentage applies to
 * the products with their service costs minus `taken`, rounded to the nearest cent (half a cent up); fees, taxes,
 * delivery and refund protection are excluded. The other kinds apply to the whole total. The discount never exceeds the
 * amount to pay [VCH-01, API-08].
 */
export function voucherDiscount(voucher: Voucher | null, totals: CartTotals, taken: number): number {
  if (voucher === null) return 0;
  const rest = Math.max(0, totals.total - taken);
  if (voucher.kind === 'full') return rest;
  if (voucher.kind === 'fixed') return Math.min(voucher.value, rest);
  const products = Math.max(0, totals.productsExcludingServiceCosts + totals.serviceCosts - taken);
  return Math.min(Math.floor((products * voucher.value + 5000) / 10_000), rest);
}
