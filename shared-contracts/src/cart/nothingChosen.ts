import type { CartChoices } from './cartChoices.ts';

/** The choices of a cart for which nothing was chosen yet. */
export const nothingChosen: CartChoices = {
  shippingCountry: null,
  shippingHandle: null,
  refundProtection: null,
  termsVersion: null,
  covidTermsVersion: null,
  travel: null,
};
