import { shippingCountriesIn } from '@festival/shared-contracts/shipping/shippingCountriesIn';
import type { ShippingCountry } from '@festival/shared-contracts/shipping/shippingMethod';
import { shippingFormOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import { configAtom, languageAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** The countries to choose from: those that this basket can be delivered to, and all others, which say so when they are chosen. */
export interface ShippingCountries {
  delivered: ShippingCountry[];
  others: ShippingCountry[];
}

/** Which form the merchandise of the basket calls for. */
export const shippingFormAtom = atom((get) => shippingFormOf(get(quantitiesAtom)));

/** The rows of the country list, with how and for how much each is delivered to [SHP-05]. */
export const shippingCountriesAtom = atom((get): ShippingCountries => {
  const brandCountries = get(configAtom)?.traits.shippingCountries ?? [];
  const rows = shippingCountriesIn(get(languageAtom), { brandCountries, form: get(shippingFormAtom) });
  return {
    delivered: rows.filter(({ deliverytype }) => deliverytype !== ''),
    others: rows.filter(({ deliverytype }) => deliverytype === ''),
  };
});
