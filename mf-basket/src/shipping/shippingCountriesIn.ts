import { countriesIn } from '@festival/shared-contracts/checkout/countriesIn';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { ShippingCountry } from '@festival/shared-contracts/shipping/shippingMethod';
import { type ShippingForm, shippingPriceOf } from '@festival/shared-contracts/shipping/shippingPriceOf';

/** How orders are delivered to a country: at the fixed table's price, by a chosen method, or not at all. */
type DeliveryType = 'fixed' | 'choice' | '';

interface DeliveryRules {
  /** The countries for which the brand has a price, in upper case. */
  brandCountries: readonly string[];
  /** The shipping form for the cart's merchandise. */
  form: ShippingForm | null;
}

/**
 * Every country by its name in a language, with its method and price of delivery. The price is 0 without delivery, or
 * if the method has the price [SHP-02, SHP-05].
 */
export const shippingCountriesIn = (language: Language, rules: DeliveryRules): ShippingCountry[] =>
  countriesIn(language).map(({ code, name, phonePrefix }) => {
    const deliverytype = deliveryTypeOf(code, rules);
    return { code, name, phonePrefix, deliverytype, price: deliverytype === 'fixed' ? shippingPriceOf(code) : 0 };
  });

const deliveryTypeOf = (code: string, { brandCountries, form }: DeliveryRules): DeliveryType => {
  if (!brandCountries.includes(code)) return '';
  if (form === 'shopify') return 'choice';
  return shippingPriceOf(code) > 0 ? 'fixed' : '';
};
