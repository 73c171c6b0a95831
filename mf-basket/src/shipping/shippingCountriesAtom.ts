import type { ShippingCountry } from '@festival/shared-contracts/shipping/shippingMethod';
import { shippingFormOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import {
  configAtom,
  languageAtom,
  quantitiesAtom,
  shippingCountryAtom,
} from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';
import { shippingCountriesIn } from './shippingCountriesIn.ts';

/** The shipping form that the basket's merchandise needs. */
export const shippingFormAtom = atom((get) => shippingFormOf(get(quantitiesAtom)));

/**
 * The countries to which this basket can be delivered, with method and price. A country that was chosen before its delivery ended stays in the
 * list: the server says that it is not possible any more [SHP-02, SHP-05].
 */
export const shippingCountriesAtom = atom((get): ShippingCountry[] => {
  const brandCountries = get(configAtom)?.traits.shippingCountries ?? [];
  const chosen = get(shippingCountryAtom);
  return shippingCountriesIn(get(languageAtom), { brandCountries, form: get(shippingFormAtom) }).filter(
    ({ code, deliverytype }) => deliverytype !== '' || code === chosen,
  );
});
