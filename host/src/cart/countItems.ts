import { isBasketLine } from '@festival/shared-contracts/cart/basketGroups';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { MappedType, Product } from '@festival/shared-contracts/product/product';

/**
 * The number of items in a cart, as its receipt lists them. Every count in the shell uses this rule.
 * @param kinds limits the count to these kinds of product.
 */
export const countItems = (
  quantities: Quantities,
  products: readonly Product[],
  kinds?: readonly MappedType[],
): number =>
  products
    .filter((product) => isBasketLine(product) && (kinds === undefined || kinds.includes(product.mappedType)))
    .reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);
