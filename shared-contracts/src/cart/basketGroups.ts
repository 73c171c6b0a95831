import type { Product } from '../product/product.ts';
import { isTravelTicket } from '../product/product.ts';
import type { Quantities } from './cart.ts';

/** The groups of a basket in the order they stand on the receipt [BSK-01]. */
export const basketGroupNames = [
  'upgrades',
  'membership',
  'ticket',
  'packages',
  'hoteladdons',
  'transportation',
  'merchandise',
  'extras',
  'comparetransport',
] as const;
export type BasketGroupName = (typeof basketGroupNames)[number];

export interface BasketGroup {
  name: BasketGroupName;
  lines: { product: Product; quantity: number }[];
}

/** The shipping line belongs to the cart's sums, not among merchandise [SHP-04]. */
export const isShippingLine = (product: Product): boolean => product.slug === 'shipping';

const groupOf = (product: Product): BasketGroupName | null => {
  if (product.mappedType === 'notused' || product.mappedType === 'insurance') return null;
  if (isTravelTicket(product) || isShippingLine(product)) return null;
  return product.type === 'traveladdon' ? 'hoteladdons' : product.mappedType;
};

/** What is in the cart, grouped and ordered as the basket shows it; empty groups are left out [BSK-01]. */
export const basketGroups = (quantities: Quantities, products: readonly Product[]): BasketGroup[] =>
  basketGroupNames
    .map((name) => ({
      name,
      lines: products
        .filter((product) => (quantities[product.id] ?? 0) > 0 && groupOf(product) === name)
        .map((product) => ({ product, quantity: quantities[product.id] ?? 0 })),
    }))
    .filter((group) => group.lines.length > 0);
