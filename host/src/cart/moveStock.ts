import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/** Shows the stock after a cart's change: of the shop's products, and of the add-ons of looked-up orders [ADD-01]. */
export const moveStock = (store: PageStore, before: Quantities, after: Quantities): void => {
  for (const list of [primitives.products, primitives.addOnProducts])
    store.set(list, stockAfterCartChange(store.get(list), before, after));
};

/** Products with their stock adjusted for a cart's change: what the cart contains is no longer for sale. */
const stockAfterCartChange = (products: Product[], before: Quantities, after: Quantities): Product[] => {
  const moved = (id: string) => (after[id] ?? 0) - (before[id] ?? 0);
  if (products.every(({ id, stock }) => stock === null || moved(id) === 0)) return products;
  return products.map((product) => {
    const change = moved(product.id);
    // An unchanged product stays the same object: its card is not compared any further.
    if (product.stock === null || change === 0) return product;
    return { ...product, stock: Math.max(0, product.stock - change) };
  });
};
