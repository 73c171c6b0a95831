/** The choices of a cart for which nothing was chosen yet. */
export const nothingChosen = {
  shippingCountry: null,
  shippingHandle: null,
  refundProtection: null,
  termsVersion: null,
  covidTermsVersion: null,
  travel: null,
};
