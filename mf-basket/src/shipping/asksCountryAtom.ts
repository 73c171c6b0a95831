import { holdsMerchandise } from '@festival/shared-contracts/shipping/holdsMerchandise';
import { capabilitiesAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** Whether the basket asks for a country: with merchandise, and not for a wishlist [SHP-01, BSK-09]. */
export const asksCountryAtom = atom(
  (get) => !get(capabilitiesAtom)?.savesWishlist && holdsMerchandise(get(quantitiesAtom), get(productsAtom)),
);
