import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import { orderLookupAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** The name of the travel package of each looked-up order, by its reference. */
const packageNamesAtom = atom((get): Record<string, string> => {
  const addOns = get(orderLookupAtom)?.upsell.hospitality.add_on ?? [];
  return Object.fromEntries(addOns.map(({ reference, cart }) => [reference, cart.package.name]));
});

/** What the basket shows, grouped and in order [BSK-01]. */
export const basketGroupsAtom = atom((get) =>
  basketGroups(get(quantitiesAtom), get(productsAtom), get(packageNamesAtom)),
);
