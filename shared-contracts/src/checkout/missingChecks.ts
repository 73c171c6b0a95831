import type { Quantities } from '../cart/cart.ts';
import type { CartChoices } from '../cart/cartChoices.ts';
import type { Product } from '../product/product.ts';
import { asksForCountry } from '../shipping/asksForCountry.ts';
import { shippingFormOf } from '../shipping/shippingPriceOf.ts';
import { capabilitiesOf } from '../shop/capabilities.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import { termsVersionOf } from '../shop/termsVersionOf.ts';

/**
 * The choices that a shop can require before it sells, in the basket's order; the text of each is `error.{name}` of the namespace `errors`
 * [BSK-05].
 */
export const checkNames = [
  'form_no_country_selected',
  'form_no_shipping_costs_selected',
  'form_no_insurance_choice',
  'form_covid_not_accepted',
  'form_terms_not_accepted',
] as const;
export type MissingCheck = (typeof checkNames)[number];

export interface ChecksInput {
  config: ShopConfig;
  /** The shop's products; at least those in the cart, and the refund protection. */
  products: readonly Pick<Product, 'id' | 'mappedType' | 'slug'>[];
  quantities: Quantities;
  choices: CartChoices;
}

/**
 * The choices that this shop requires and the cart lacks, in the basket's order. The basket opens the form, and the server accepts an
 * order, only when none is missing [BSK-05, INS-01, SHP-01, SHP-02].
 */
export const missingChecks = (input: ChecksInput): MissingCheck[] =>
  checkNames.filter((name) => isMissing[name](input));

const isMissing: Record<MissingCheck, (input: ChecksInput) => boolean> = {
  form_no_country_selected: (input) => isCountryAsked(input) && input.choices.shippingCountry === null,
  // Methods depend on the country, so the country comes first.
  form_no_shipping_costs_selected: (input) =>
    isCountryAsked(input) &&
    input.choices.shippingCountry !== null &&
    shippingFormOf(input.quantities) === 'shopify' &&
    input.choices.shippingHandle === null,
  form_no_insurance_choice: ({ config, products, quantities, choices }) => {
    const insurance = products.find(({ mappedType }) => mappedType === 'insurance');
    if (!insurance || !capabilitiesOf(config).offersRefundProtection) return false;
    return choices.refundProtection === null && (quantities[insurance.id] ?? 0) === 0;
  },
  form_covid_not_accepted: ({ config, choices }) =>
    capabilitiesOf(config).asksForCovidTerms && choices.covidTermsVersion !== termsVersionOf(config),
  form_terms_not_accepted: ({ config, choices }) =>
    capabilitiesOf(config).takesPayment && choices.termsVersion !== termsVersionOf(config),
};

const isCountryAsked = ({ config, products, quantities }: ChecksInput): boolean => {
  const capabilities = capabilitiesOf(config);
  // The preview of a wishlist saves none, and asks for no country either.
  return !capabilities.isWishlist && asksForCountry(capabilities, quantities, products);
};
