interface Priced {
  /** Cents of one. */
  price: number;
}

/** Cents of a line at the price that the shop shows for it everywhere: its service costs are part of it (docs/decisions/0036). */
export const lineAmount = ({ price }: Priced, quantity: number): number => price * quantity;

/** Cents of several lines, before fees, taxes, insurance and discounts [BSK-03]. */
export const sumOfLines = (lines: readonly { product: Priced; quantity: number }[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + lineAmount(product, quantity), 0);

/** Cents that earlier tickets take off in an upgrade, and what a voucher takes off after that [UPG-02, VCH-01]. */
interface DiscountParts {
  upgrade: number;
  voucher: number;
}

/** The parts of a cart's discount; `voucher` is what the cart names of its voucher. They add up to the discount. */
export const discountParts = (
  { discount }: { discount: number },
  voucher: { cents: number } | null | undefined,
): DiscountParts => {
  const ofVoucher = Math.min(discount, voucher?.cents ?? 0);
  return { upgrade: discount - ofVoucher, voucher: ofVoucher };
};
