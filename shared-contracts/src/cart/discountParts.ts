import type { CartTotals } from './cartTotalsSchema.ts';

/** Cents that earlier tickets take off in an upgrade, and what a voucher takes off after that [UPG-02, VCH-01]. */
export interface DiscountParts {
  upgrade: number;
  voucher: number;
}

/** The parts of a cart's discount; `voucher` is what the cart names of its voucher. They add up to the discount. */
export const discountParts = (
  { discount }: Pick<CartTotals, 'discount'>,
  voucher: { cents: number } | null | undefined,
): DiscountParts => {
  const ofVoucher = Math.min(discount, voucher?.cents ?? 0);
  return { upgrade: discount - ofVoucher, voucher: ofVoucher };
};
