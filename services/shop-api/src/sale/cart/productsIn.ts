import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** The products of the shop that are in a cart. */
export const productsIn = (shop: Shop, quantities: Quantities): Product[] =>
  Object.keys(quantities).flatMap((id) => shop.byId.get(id)?.product ?? []);
