/** What a cart's row keeps of its choices; where merchandise goes stands in columns of its own. */
export type StoredChoices = {
  /** The version of the shop's terms that was accepted. */
  termsVersion?: string;
  covidTermsVersion?: string;
  /** Refund protection was offered and not taken; taken, it is a line of the cart. */
  refundDeclined?: boolean;
};
