import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { configAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** Tickets of a stay, and the separate tickets for the same days. */
interface LooseTickets {
  ofStay: number;
  loose: number;
  /** The products of the separate tickets. */
  productIds: string[];
}

/** A ticket without hours is for the whole festival. */
const hoursOf = ({ meta: { doorsAt, endsAt } }: Product): readonly [from: number, until: number] => [
  doorsAt ? Date.parse(doorsAt) : Number.NEGATIVE_INFINITY,
  endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY,
];

const isForSameDays = (one: Product, other: Product): boolean => {
  const [from, until] = hoursOf(one);
  const [otherFrom, otherUntil] = hoursOf(other);
  return from < otherUntil && otherFrom < until;
};

/**
 * The tickets of the stay in the cart, if the cart also contains separate tickets for the same days; otherwise null. A ticket that needs another one
 * next to it, such as a companion's, is not separate [BSK-01].
 */
export const looseTicketsAtom = atom((get): LooseTickets | null => {
  const held = get(quantitiesAtom);
  const products = get(productsAtom).filter(({ id, mappedType }) => mappedType === 'ticket' && (held[id] ?? 0) > 0);
  const countOf = (some: readonly Product[]) => some.reduce((sum, { id }) => sum + (held[id] ?? 0), 0);
  const extra = get(configAtom)?.shopSettings.fields.allowedExtraTickets.ids ?? [];
  const ofStay = products.filter(isTravelTicket);
  const loose = products.filter(
    (product) =>
      !isTravelTicket(product) &&
      !product.meta.isConditionalProduct &&
      !extra.includes(product.id) &&
      ofStay.some((ticket) => isForSameDays(product, ticket)),
  );
  if (loose.length === 0) return null;
  return { ofStay: countOf(ofStay), loose: countOf(loose), productIds: loose.map(({ id }) => id) };
});
