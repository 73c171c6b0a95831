import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import { cartAtom, languageAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** The name of the package that the add-ons of each earlier order belong to, by the order's reference. */
const packageNamesAtom = atom((get) => {
  const language = get(languageAtom);
  const addOns = get(cartAtom)?.addOns ?? [];
  return Object.fromEntries(
    addOns.map(({ reference, packageName, texts }) => [reference, texts[language]?.name ?? packageName]),
  );
});

/** What the basket shows, grouped and in order [BSK-01]. */
export const basketGroupsAtom = atom((get) =>
  basketGroups(get(quantitiesAtom), get(productsAtom), get(packageNamesAtom)),
);
