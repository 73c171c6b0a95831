import { type ChecksInput, type MissingCheck, missingChecks } from '@festival/shared-contracts/checkout/missingChecks';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { Refusal } from '../cart/refusal.ts';
import { shippingRefusals } from '../shipping/shippingRefusals.ts';

/** The refusal for each missing choice; `field` is its path in the cart's answer. */
const refusals: Record<MissingCheck, Refusal & { field: string }> = {
  form_no_country_selected: { ...shippingRefusals.countryMissing, field: 'choices.shippingCountry' },
  form_no_shipping_costs_selected: { ...shippingRefusals.methodMissing, field: 'choices.shippingHandle' },
  form_no_insurance_choice: {
    code: 'refund.choice_missing',
    message: 'Choose whether the order is to be protected first.',
    field: 'choices.refundProtection',
  },
  form_covid_not_accepted: {
    code: 'terms.covid_not_accepted',
    message: 'Accept the COVID refund terms first.',
    field: 'choices.covidTermsVersion',
  },
  form_terms_not_accepted: {
    code: 'terms.not_accepted',
    message: 'Accept the terms first.',
    field: 'choices.termsVersion',
  },
};

/**
 * Checks whether the shopper has made every choice that the shop asks for. The failure has the code of the first missing choice;
 * its `fields` name all of them, each with the key of its text in the namespace `errors` [BSK-05].
 */
export function checkRequiredChoices(input: ChecksInput): Result<void, ApiFailure> {
  const missing = missingChecks(input);
  const [first] = missing;
  if (first === undefined) return success(undefined);
  const { code, message } = refusals[first];
  const fields = Object.fromEntries(missing.map((name) => [refusals[name].field, `error.${name}`]));
  return failure(new ApiFailure(409, code, message, fields));
}
