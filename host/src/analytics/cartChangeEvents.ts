import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';
import { type AnalyticsEvent, commerceOf } from './analyticsEvents.ts';

/** The products that were added to a cart and those that were removed: at most one event for each [ANL-01]. */
export const cartChangeEvents = (
  before: Quantities,
  after: Quantities,
  products: readonly Product[],
): AnalyticsEvent[] => {
  const changes = products.map((product) => ({
    product,
    quantity: (after[product.id] ?? 0) - (before[product.id] ?? 0),
  }));
  const added = changes.filter(({ quantity }) => quantity > 0);
  const removed = changes
    .filter(({ quantity }) => quantity < 0)
    .map(({ product, quantity }) => ({ product, quantity: -quantity }));
  return [
    ...(added.length > 0 ? [{ name: 'add_to_cart', parameters: commerceOf(added) } as const] : []),
    ...(removed.length > 0 ? [{ name: 'remove_from_cart', parameters: commerceOf(removed) } as const] : []),
  ];
};
