import type { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { type ChecksInput, type MissingCheck, missingChecks } from '@festival/shared-contracts/checkout/missingChecks';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { shippingRefusals } from '../shipping/shippingRefusals.ts';

/** The refusal for each missing choice; `field` is the path of the choice in the cart's response. */
const refusals: Record<MissingCheck, Refusal & { field: string }> = {
  form_no_country_selected: { ...shippingRefusals.countryMissing, field: 'choices.shippingCountry' },
  form_no_shipping_costs_selected: { ...shippingRefusals.methodMissing, field: 'choices.shippingHandle' },
  form_no_insurance_choice: {
    ...refusal('refund.choice_missing'),
    field: 'choices.refundProtection',
  },
  form_covid_not_accepted: {
    ...refusal('terms.covid_not_accepted'),
    field: 'choices.covidTermsVersion',
  },
  form_terms_not_accepted: {
    ...refusal('terms.not_accepted'),
    field: 'choices.termsVersion',
  },
};

/**
 * Checks whether the shopper has made every choice that the shop requires. The failure has the code of the first
 * missing choice. Its `fields` name all missing choices, each with the key of its text in the namespace `errors`
 * [BSK-05].
 */
export function checkRequiredChoices(input: ChecksInput): Result<void, ApiFailure> {
  const missing = missingChecks(input);
  const [first] = missing;
  if (first === undefined) return success(undefined);
  const fields = Object.fromEntries(missing.map((name) => [refusals[name].field, `error.${name}`]));
  return failure(refusalFailure(refusals[first], { fields }));
}
