import type { Product } from './product.ts';

/** What a shop says about amounts of tickets. */
export interface TicketLimits {
  maxTicketAmount: number;
  allowedExtraTickets: { ids: readonly string[]; maxQuantity: number };
}

/** The most of one product that a cart may hold, before stock: min(maxTicketAmount, maxQuantity); extra tickets have their own [TIX-03, TIX-04]. */
export const maximumOf = (product: Product, limits: TicketLimits): number => {
  if (limits.allowedExtraTickets.ids.includes(product.id)) return limits.allowedExtraTickets.maxQuantity;
  return product.mappedType === 'ticket' ? Math.min(limits.maxTicketAmount, product.maxQuantity) : product.maxQuantity;
};

/** The smallest amount above zero: max(minQuantity, meta minimum, 1) [TIX-07]. */
export const minimumOf = (product: Product): number => Math.max(product.minQuantity, product.meta.minimumQuantity, 1);
