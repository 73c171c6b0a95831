import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';

/**
 * The offered extras: not those that are sold out, except what the cart already holds, so that it can be removed. An add-on to an
 * earlier stay, which a cart may bring, has its own page [ADD-01].
 */
export const offeredExtras = (products: readonly Product[], held: Quantities): Product[] =>
  products.filter(
    (product) =>
      product.mappedType === 'extras' &&
      product.type !== 'traveladdon' &&
      (canBeAdded(product) || (held[product.id] ?? 0) > 0),
  );
