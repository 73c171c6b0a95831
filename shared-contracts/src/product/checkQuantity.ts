import { failure, type Result, success } from '../errors/result.ts';
import { canBeAdded } from './isSoldOut.ts';
import type { Product } from './product.ts';
import { maximumOf, minimumOf, type TicketLimits } from './ticketLimits.ts';

/** The reasons why an amount of a product can't be bought, as the codes of PUT products [API-12]. */
type AmountError = 'validation.product.maximum' | 'validation.product.minimum' | 'validation.product.step';
export type QuantityError = AmountError | 'shop.closed' | 'product.not_found' | 'product.sold_out';

interface AskedQuantity {
  product: Product;
  quantity: number;
  /** The quantity that the cart already contains. */
  held: number;
}

/** The values in the text of a refused quantity: the maximum, the minimum or the step; none for any other refusal [ERR-02]. */
export const quantityErrorValues = (
  error: QuantityError,
  product: Product,
  limits: TicketLimits,
): Record<string, number> | undefined => {
  if (error === 'validation.product.maximum') return { maximum: maximumOf(product, limits) };
  if (error === 'validation.product.minimum') return { minimum: minimumOf(product) };
  return error === 'validation.product.step' ? { step: product.stepSize } : undefined;
};

/** Whether the shop sells anything at all, and whether it sells this product. */
interface SellingRules {
  isClosed: boolean;
  offersRefundProtection: boolean;
}

/** Whether an amount can be bought: from the minimum, in steps, to the maximum [TIX-03, TIX-04, TIX-07]. */
export const checkAmount = (product: Product, quantity: number, limits: TicketLimits): Result<void, AmountError> => {
  const minimum = minimumOf(product);
  if (quantity > maximumOf(product, limits)) return failure('validation.product.maximum');
  if (quantity < minimum) return failure('validation.product.minimum');
  return (quantity - minimum) % product.stepSize === 0 ? success(undefined) : failure('validation.product.step');
};

/**
 * Whether a shop's rules allow a quantity, both in the browser and on the server. 0 is always allowed, and so is a smaller quantity than before,
 * unless it is below the minimum [TIX-09]. A closed shop sells nothing, but carts keep their products until their time ends.
 */
export const checkQuantity = (
  { product, quantity, held }: AskedQuantity,
  shop: SellingRules,
  limits: TicketLimits,
): Result<void, QuantityError> => {
  if (quantity === 0) return success(undefined);
  // Refund protection for held products needs no stock of its own.
  const takesMore = quantity > held && product.mappedType !== 'insurance';
  if (shop.isClosed && takesMore) return failure('shop.closed');
  if (product.mappedType === 'insurance' && !shop.offersRefundProtection) return failure('product.not_found');
  if (product.mappedType === 'notused') return failure('product.not_found');
  if (quantity > held && !canBeAdded(product)) return failure('product.sold_out');
  return checkAmount(product, quantity, limits);
};
