import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { RefundChoice } from '@festival/shared-contracts/cart/cartChoices';
import { insurancePrice, insuredAmount } from '@festival/shared-contracts/cart/cartTotals';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import type { Product } from '@festival/shared-contracts/product/product';

/** Refund protection as the basket offers it. */
export interface RefundOffer {
  productId: string;
  name: string;
  /** The share of the insured amount that the protection costs: 6.5. */
  percentage: number;
  /** The amount that it insures, in cents. */
  insured: number;
  /** The partner that offers it; undefined if the shop itself does. */
  partner: string | undefined;
  partnerTermsUrl: string | undefined;
  /** The price for this basket, in cents. */
  cents: number;
  /** Null in a shop without refund protection. */
  choice: RefundChoice | null;
}

interface RefundOfferInput {
  /** Whether this shop offers refund protection at all (not with `disableRefund`). */
  isOffered: boolean;
  products: readonly Product[];
  quantities: Quantities;
  totals: CartTotals;
  /** The cart's choice, or the pressed choice that has no answer yet. */
  chosen: RefundChoice | null;
}

/** The offer of refund protection with its choice; null if the shop has none [INS-01]. */
export const refundOffer = (input: RefundOfferInput): RefundOffer | null => {
  const product = input.products.find(({ mappedType }) => mappedType === 'insurance');
  if (!input.isOffered || !product) return null;
  const insured = insuredAmount(input.totals);
  const isTaken = (input.quantities[product.id] ?? 0) > 0;
  return {
    productId: product.id,
    name: product.name,
    percentage: product.meta.percentage,
    insured,
    cents: insurancePrice(insured, product.meta.percentage),
    partner: product.meta.partner,
    partnerTermsUrl: product.meta.partnerTermsUrl,
    choice: isTaken && input.chosen !== 'no' ? 'yes' : input.chosen,
  };
};
