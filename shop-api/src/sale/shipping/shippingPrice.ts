import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { holdsMerchandise } from '@festival/shared-contracts/shipping/holdsMerchandise';
import type { ShippingMethod } from '@festival/shared-contracts/shipping/shippingMethod';
import { shippingFormOf, shippingPriceOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { productsIn } from '../cart/productsIn.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';

/** Where a cart's merchandise goes, and how; null while that is not chosen. */
export type ShippingChoice = { country: string | null; handle: string | null };

export const noPriceForCountry: Refusal = {
  code: 'shipping.no_price',
  message: 'This shop has no price for delivery to this country.',
};
export const noDelivery: Refusal = { code: 'shipping.unavailable', message: 'There is no delivery to this country.' };
export const unknownMethod: Refusal = {
  code: 'shipping.method_unknown',
  message: 'This way of delivery is not offered for this country.',
};
export const countryMissing: Refusal = {
  code: 'shipping.country_missing',
  message: 'Choose a country for delivery first.',
};
export const methodMissing: Refusal = { code: 'shipping.method_missing', message: 'Choose a way of delivery first.' };

/**
 * How merchandise can be delivered to a country: the methods of the Shopify form, or the one row of the fixed table; or why
 * it can't, whether because this brand has no price or nobody delivers there [SHP-02, SHP-03].
 */
export function waysTo(
  country: string,
  { quantities, shop, methods }: { quantities: Quantities; shop: Shop; methods: readonly ShippingMethod[] },
): ShippingMethod[] | Refusal {
  const isChosenHere = shippingFormOf(quantities) === 'shopify';
  const fixed = shippingPriceOf(country);
  const isBrands = shop.config.traits.shippingCountries.includes(country);
  if (isChosenHere ? methods.length === 0 : fixed === 0) return isBrands ? noPriceForCountry : noDelivery;
  if (!isBrands) return noPriceForCountry;
  return isChosenHere ? [...methods] : [{ name: 'Standard', handle: 'standard', price: fixed }];
}

type Sending = { quantities: Quantities; shop: Shop; choice: ShippingChoice; methods: readonly ShippingMethod[] };

/** Cents of delivery for a cart, or why that is not known yet; 0 without merchandise [SHP-04, API-08]. */
export function shippingPrice({ quantities, shop, choice, methods }: Sending): number | Refusal {
  if (!holdsMerchandise(quantities, productsIn(shop, quantities))) return 0;
  if (choice.country === null) return countryMissing;
  const ways = waysTo(choice.country, { quantities, shop, methods });
  if (!Array.isArray(ways)) return ways;
  if (shippingFormOf(quantities) !== 'shopify') return ways[0]?.price ?? 0;
  if (choice.handle === null) return methodMissing;
  return ways.find((way) => way.handle === choice.handle)?.price ?? unknownMethod;
}
