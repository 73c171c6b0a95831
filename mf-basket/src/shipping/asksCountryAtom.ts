import { asksForCountry } from '@festival/shared-contracts/shipping/asksForCountry';
import { capabilitiesAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** Whether this basket asks for a country [SHP-01, BSK-09]. */
export const asksCountryAtom = atom((get) => {
  const capabilities = get(capabilitiesAtom);
  // The preview of a wishlist saves none, and asks for no country either.
  return !capabilities?.isWishlist && asksForCountry(capabilities, get(quantitiesAtom), get(productsAtom));
});
