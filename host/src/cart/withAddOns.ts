import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';

/** The shop's products with those of the hotel add-ons that a cart holds, so that lines, counts and sums include them [ADD-02]. */
export const withAddOns = (products: Product[], cart: Pick<Cart, 'addOns'> | null): Product[] => {
  const added = (cart?.addOns ?? []).filter(({ product }) => products.every(({ id }) => id !== product.id));
  return added.length === 0 ? products : [...products, ...added.map(({ product }) => product)];
};
