import type { Product } from './product.ts';
import { canBeAdded, maximumOf, minimumOf, type TicketLimits } from './quantityRules.ts';

/** Why an amount of a product can't be bought, by the code that PUT products answers [API-12]. */
export type AmountFault = 'validation.product.maximum' | 'validation.product.minimum' | 'validation.product.step';
export type QuantityFault = AmountFault | 'shop.closed' | 'product.not_found' | 'product.sold_out';

interface AskedQuantity {
  product: Product;
  quantity: number;
  /** How many of it the cart holds already. */
  held: number;
}

/** What a shop sells at all. */
interface SellingRules {
  isClosed: boolean;
  offersRefundProtection: boolean;
}

/** Why an amount is none that can be bought, or null: from the minimum, in steps, to the maximum [TIX-03, TIX-04, TIX-07]. */
export const amountFault = (product: Product, quantity: number, limits: TicketLimits): AmountFault | null => {
  const minimum = minimumOf(product);
  if (quantity > maximumOf(product, limits)) return 'validation.product.maximum';
  if (quantity < minimum) return 'validation.product.minimum';
  return (quantity - minimum) % product.stepSize === 0 ? null : 'validation.product.step';
};

/**
 * Why a shop's rules refuse a quantity, or null: the same in the browser and on the server. Nothing at all is never
 * refused, and less than before only where it leaves fewer than the smallest amount [TIX-09].
 */
export const quantityFault = (
  { product, quantity, held }: AskedQuantity,
  shop: SellingRules,
  limits: TicketLimits,
): QuantityFault | null => {
  if (quantity === 0) return null;
  if (shop.isClosed) return 'shop.closed';
  if (product.mappedType === 'insurance' && !shop.offersRefundProtection) return 'product.not_found';
  if (product.mappedType === 'notused') return 'product.not_found';
  if (quantity > held && !canBeAdded(product)) return 'product.sold_out';
  return amountFault(product, quantity, limits);
};
