import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import {
  cartAtom,
  languageAtom,
  orderLookupAtom,
  productsAtom,
  quantitiesAtom,
} from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** The package name of each earlier order for which the cart contains add-ons, by the order's reference. */
const packageNamesAtom = atom((get): Record<string, string> => {
  const language = get(languageAtom);
  const lookedUp = (get(orderLookupAtom)?.upsell.hospitality.add_on ?? []).map(({ reference, cart }) => ({
    reference,
    packageName: cart.package.name,
    texts: cart.package.texts,
  }));
  return Object.fromEntries(
    [...lookedUp, ...(get(cartAtom)?.addOns ?? [])].map(({ reference, packageName, texts }) => [
      reference,
      texts[language]?.name ?? packageName,
    ]),
  );
});

/** The basket's lines, grouped and in order [BSK-01]. */
export const basketGroupsAtom = atom((get) =>
  basketGroups(get(quantitiesAtom), get(productsAtom), get(packageNamesAtom)),
);
