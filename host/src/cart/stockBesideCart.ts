import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';

/** The products with their stock as it is once a cart went from one state to another: what it took is not left to sell. */
export const stockBesideCart = (products: Product[], before: Quantities, after: Quantities): Product[] => {
  const moved = (id: string) => (after[id] ?? 0) - (before[id] ?? 0);
  if (products.every(({ id, stock }) => stock === null || moved(id) === 0)) return products;
  return products.map((product) =>
    product.stock === null ? product : { ...product, stock: Math.max(0, product.stock - moved(product.id)) },
  );
};
