import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { addOnKeysOf } from '@festival/shared-contracts/travel/addOnOptionId';
import type { PageStore } from '../page/pageStore.ts';

type Moved = (id: string) => number;

/** Shows the stock after a cart's change: of the shop's products, and of the add-ons of looked-up orders [ADD-01]. */
export const moveStock = (store: PageStore, before: Quantities, after: Quantities): void => {
  const moved: Moved = (id) => (after[id] ?? 0) - (before[id] ?? 0);
  store.set(primitives.products, stockAfter(store.get(primitives.products), moved));
  const shared = sharedStocks(store.get(primitives.orderLookup));
  const movedTogether: Moved = (id) => (shared.get(id) ?? [id]).reduce((sum, key) => sum + moved(key), 0);
  store.set(primitives.addOnProducts, stockAfter(store.get(primitives.addOnProducts), movedTogether));
};

/** For the key of each add-on, the keys that take from the same stock: all its options, for every looked-up order [ADD-01]. */
const sharedStocks = (lookup: OrderLookup | null): Map<string, readonly string[]> => {
  const byExtra = new Map<string, string[]>();
  for (const { reference, extras } of lookup?.upsell.hospitality.add_on ?? [])
    for (const addOn of extras)
      byExtra.set(addOn.extraId, [...(byExtra.get(addOn.extraId) ?? []), ...addOnKeysOf(reference, addOn)]);
  return new Map([...byExtra.values()].flatMap((keys) => keys.map((key) => [key, keys])));
};

/** Products with their stock adjusted for a cart's change: what the cart contains is no longer for sale. */
const stockAfter = (products: Product[], moved: Moved): Product[] => {
  if (products.every(({ id, stock }) => stock === null || moved(id) === 0)) return products;
  return products.map((product) => {
    const change = moved(product.id);
    // An unchanged product stays the same object: its card is not compared any further.
    if (product.stock === null || change === 0) return product;
    return { ...product, stock: Math.max(0, product.stock - change) };
  });
};
