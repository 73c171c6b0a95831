/** What still stands between the basket and the form, by the key of its text below `error` [BSK-05]. */
export type MissingCheck = 'form_terms_not_accepted' | 'form_no_insurance_choice' | 'form_no_country_selected';

export interface ChecksInput {
  isTermsAccepted: boolean;
  /** Refund protection is offered and neither taken nor refused. */
  isRefundChoiceOpen: boolean;
  /** Something is to be shipped and nobody said where to. */
  isCountryOpen: boolean;
}

/** The checks that do not pass, in the order in which the basket shows them [BSK-05, INS-01]. */
export const missingChecks = ({ isTermsAccepted, isRefundChoiceOpen, isCountryOpen }: ChecksInput): MissingCheck[] => {
  const checks: Record<MissingCheck, boolean> = {
    form_no_country_selected: isCountryOpen,
    form_no_insurance_choice: isRefundChoiceOpen,
    form_terms_not_accepted: !isTermsAccepted,
  };
  return (Object.keys(checks) as MissingCheck[]).filter((check) => checks[check]);
};
