import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';

/**
 * The offered extras. Sold-out extras are left out, unless they are in the cart, so that they can be removed. An add-on
 * of an earlier stay, which a cart may contain, has another page [ADD-01].
 */
export const offeredExtras = (products: readonly Product[], held: Quantities): Product[] =>
  products.filter(
    (product) =>
      product.mappedType === 'extras' &&
      product.type !== 'traveladdon' &&
      (canBeAdded(product) || (held[product.id] ?? 0) > 0),
  );
