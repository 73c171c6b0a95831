/** The choices of a cart before the first choice. */
export const nothingChosen = {
  shippingCountry: null,
  shippingHandle: null,
  refundProtection: null,
  termsVersion: null,
  covidTermsVersion: null,
  travel: null,
};
