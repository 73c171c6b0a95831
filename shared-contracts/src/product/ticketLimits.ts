import type { Quantities } from '../cart/cart.ts';
import { isTravelTicket } from './isTravelTicket.ts';
import type { Product } from './product.ts';

/** The rules of a shop for quantities of tickets. */
export interface TicketLimits {
  /** The maximum number of tickets in one order, counted together. */
  maxTicketAmount: number;
  /** Extra tickets have their own maximum, and are counted separately. */
  allowedExtraTickets: { ids: readonly string[]; maxQuantity: number };
  /** The number of other tickets in the order that count together; 0 by default. */
  taken?: number;
}

/**
 * Whether a product counts together with the order's other tickets: it is neither an extra ticket nor entrance that is included in a stay [TIX-04].
 */
const countsTogether = (product: Product, { allowedExtraTickets }: TicketLimits): boolean =>
  product.mappedType === 'ticket' && !isTravelTicket(product) && !allowedExtraTickets.ids.includes(product.id);

/**
 * The limits of a product in an order with these quantities.
 * @param productOf returns a product by its id; unknown ones do not count.
 */
export const limitsInOrder = (
  limits: TicketLimits,
  product: Product,
  quantities: Quantities,
  productOf: (id: string) => Product | undefined,
): TicketLimits => {
  if (!countsTogether(product, limits)) return limits;
  let taken = 0;
  for (const [id, quantity] of Object.entries(quantities)) {
    const other = id === product.id ? undefined : productOf(id);
    if (other && countsTogether(other, limits)) taken += quantity;
  }
  return { ...limits, taken };
};

/**
 * The maximum of one product in a cart, regardless of stock: its own maximum; for tickets also the rest of `maxTicketAmount` after the order's other
 * tickets; extra tickets have their own maximum [TIX-03, TIX-04].
 */
export const maximumOf = (product: Product, limits: TicketLimits): number => {
  const { allowedExtraTickets, maxTicketAmount, taken = 0 } = limits;
  if (allowedExtraTickets.ids.includes(product.id)) return allowedExtraTickets.maxQuantity;
  if (product.mappedType !== 'ticket') return product.maxQuantity;
  return Math.min(Math.max(0, maxTicketAmount - taken), product.maxQuantity);
};

/** The smallest amount above zero: max(minQuantity, meta minimum, 1) [TIX-07]. */
export const minimumOf = (product: Product): number => Math.max(product.minQuantity, product.meta.minimumQuantity, 1);
