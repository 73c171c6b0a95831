import { isBasketLine } from '@festival/shared-contracts/cart/basketGroups';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { MappedType, Product } from '@festival/shared-contracts/product/product';

/**
 * The number of items in a cart, as its receipt lists them. Every count in the shell uses this rule.
 * @param kinds limits the count to these kinds of product, and to what a shopper chooses there: the rooms of a stay, without breakfasts and towels.
 */
export const countItems = (
  quantities: Quantities,
  products: readonly Product[],
  kinds?: readonly MappedType[],
): number =>
  products
    .filter((product) => isBasketLine(product) && (kinds === undefined || isChosenAmong(kinds, product)))
    .reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);

const isChosenAmong = (kinds: readonly MappedType[], { mappedType, type }: Product): boolean =>
  kinds.includes(mappedType) && (mappedType !== 'packages' || type === 'hotel');
