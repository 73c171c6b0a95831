import type { ShippingCountry } from '@festival/shared-contracts/shipping/shippingMethod';
import { shippingFormOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import { configAtom, languageAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';
import { shippingCountriesIn } from './shippingCountriesIn.ts';

/**
 * The countries to choose from: those to which this basket can be delivered, and all others, which open a message when
 * they are chosen.
 */
interface ShippingCountries {
  delivered: ShippingCountry[];
  others: ShippingCountry[];
}

/** The shipping form that the basket's merchandise needs. */
export const shippingFormAtom = atom((get) => shippingFormOf(get(quantitiesAtom)));

/** The rows of the country list, with method and price of delivery [SHP-05]. */
export const shippingCountriesAtom = atom((get): ShippingCountries => {
  const brandCountries = get(configAtom)?.traits.shippingCountries ?? [];
  const rows = shippingCountriesIn(get(languageAtom), { brandCountries, form: get(shippingFormAtom) });
  return {
    delivered: rows.filter(({ deliverytype }) => deliverytype !== ''),
    others: rows.filter(({ deliverytype }) => deliverytype === ''),
  };
});
