import { isShippingLine } from '../product/isShippingLine.ts';
import { isTravelTicket } from '../product/isTravelTicket.ts';
import type { MappedType, Product } from '../product/product.ts';
import { addOnOfKey } from '../travel/addOnKey.ts';
import type { Quantities } from './cart.ts';

export { isShippingLine };

/** The groups of a basket in the order of the receipt [BSK-01]. */
const basketGroupNames = [
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
type BasketGroupName = (typeof basketGroupNames)[number];

export interface BasketGroup {
  name: BasketGroupName;
  lines: { product: Product; quantity: number }[];
  /** The earlier order that hotel add-ons belong to; its reference and package name are their heading [BSK-01]. */
  order?: { reference: string; packageName: string };
}

const groups: Record<MappedType, BasketGroupName | null> = {
  upgrades: 'upgrades',
  membership: 'membership',
  ticket: 'ticket',
  packages: 'packages',
  transportation: 'transportation',
  merchandise: 'merchandise',
  extras: 'extras',
  comparetransport: 'comparetransport',
  insurance: null,
  notused: null,
};

/**
 * The group of a product, determined only by its mappedType [BRD-07]; an add-on of an earlier order is not a product of the shop. Entrance that is
 * included in a stay is not a line if the room's price contains it; if it has a separate price it is listed with the stay, so that the lines add up.
 */
const groupOf = (product: Product): BasketGroupName | null => {
  if (addOnOfKey(product.id)) return 'hoteladdons';
  if (isTravelTicket(product)) return product.price > 0 ? 'packages' : null;
  if (isShippingLine(product)) return null;
  return groups[product.mappedType];
};

/** Whether the receipt lists a product. */
export const isBasketLine = (product: Product): boolean => groupOf(product) !== null;

/** A stay comes before its extras and tickets. */
const roomsFirst = (one: Product, other: Product): number =>
  Number(other.type === 'hotel') - Number(one.type === 'hotel');

/**
 * The products in the cart, grouped and ordered as the basket shows them; empty groups are left out [BSK-01]. `packageNames` has the travel
 * package of each looked-up order by its reference, for the headings of its add-ons.
 */
export const basketGroups = (
  quantities: Quantities,
  products: readonly Product[],
  packageNames: Readonly<Record<string, string>> = {},
): BasketGroup[] =>
  basketGroupNames
    .map((name) => ({
      name,
      lines: products
        .filter((product) => (quantities[product.id] ?? 0) > 0 && groupOf(product) === name)
        .sort(roomsFirst)
        .map((product) => ({ product, quantity: quantities[product.id] ?? 0 })),
    }))
    .flatMap((group): BasketGroup[] => (group.name === 'hoteladdons' ? byOrder(group, packageNames) : [group]))
    .filter((group) => group.lines.length > 0);

const byOrder = ({ name, lines }: BasketGroup, packageNames: Readonly<Record<string, string>>): BasketGroup[] => {
  const referenceOf = ({ product }: BasketGroup['lines'][number]) => addOnOfKey(product.id)?.reference ?? '';
  return [...new Set(lines.map(referenceOf))].map((reference) => ({
    name,
    lines: lines.filter((line) => referenceOf(line) === reference),
    order: { reference, packageName: packageNames[reference] ?? '' },
  }));
};
