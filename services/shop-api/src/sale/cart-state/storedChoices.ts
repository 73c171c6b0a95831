/** The choices in the JSON column of a cart. Country and method of delivery have separate columns. */
export type StoredChoices = {
  /** The version of the shop's terms that was accepted. */
  termsVersion?: string;
  covidTermsVersion?: string;
  /** Whether the shopper declined refund protection. Accepted protection is a line of the cart. */
  refundDeclined?: boolean;
};
