import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { MappedType, Product } from '@festival/shared-contracts/product/product';

const groups: MappedType[] = [
  'upgrades',
  'membership',
  'ticket',
  'packages',
  'transportation',
  'merchandise',
  'extras',
  'comparetransport',
  'insurance',
  'notused',
];

/**
 * The sort key of a product: its group, then its place in the group. A stay with its entrance comes before the products
 * that were added to it.
 */
function placeOf(product: Product): number {
  if (isTravelTicket(product)) return groups.indexOf('packages') + 0.2;
  const place = groups.indexOf(product.mappedType);
  return product.mappedType === 'packages' && product.type !== 'hotel' ? place + 0.4 : place;
}

/** Sorts lines as the basket lists them [BSK-01], so that the order's page, mail and tickets use the same sequence. */
export const inBasketOrder = <Line extends { product: Product }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => placeOf(one.product) - placeOf(other.product));
