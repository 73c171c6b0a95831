import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';

/** The products with their stock adjusted for a cart's change: what the cart contains is no longer for sale. */
export const stockAfterCartChange = (products: Product[], before: Quantities, after: Quantities): Product[] => {
  const moved = (id: string) => (after[id] ?? 0) - (before[id] ?? 0);
  if (products.every(({ id, stock }) => stock === null || moved(id) === 0)) return products;
  return products.map((product) => {
    const change = moved(product.id);
    // An unchanged product stays the same object: its card is not compared any further.
    if (product.stock === null || change === 0) return product;
    return { ...product, stock: Math.max(0, product.stock - change) };
  });
};
