import { isBasketLine } from '@festival/shared-contracts/cart/basketGroups';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { MappedType, Product } from '@festival/shared-contracts/product/product';

/**
 * How many things a cart holds, as its receipt lists them: the one rule of every count in the shell.
 * @param kinds counts these kinds of product alone.
 */
export const countItems = (
  quantities: Quantities,
  products: readonly Product[],
  kinds?: readonly MappedType[],
): number =>
  products
    .filter((product) => isBasketLine(product) && (kinds === undefined || kinds.includes(product.mappedType)))
    .reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);
