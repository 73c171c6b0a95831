import { type ChecksInput, type MissingCheck, missingChecks } from '@festival/shared-contracts/checkout/missingChecks';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { countryMissing, methodMissing } from '../shipping/shippingPrice.ts';

/** What is refused while a check is missing; `field` is where in the cart its answer would be. */
const refusals: Record<MissingCheck, Refusal & { field: string }> = {
  form_no_country_selected: { ...countryMissing, field: 'choices.shippingCountry' },
  form_no_shipping_costs_selected: { ...methodMissing, field: 'choices.shippingHandle' },
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
 * Why an order is refused that lacks what its shop asks for, or null: the first of what is missing by its code, and all of it in
 * `fields`, each by the key of its text in the namespace `errors` [BSK-05].
 */
export function missingRefusal(input: ChecksInput): ApiFailure | null {
  const missing = missingChecks(input);
  const [first] = missing;
  if (first === undefined) return null;
  const { code, message } = refusals[first];
  return new ApiFailure(
    409,
    code,
    message,
    Object.fromEntries(missing.map((name) => [refusals[name].field, `error.${name}`])),
  );
}
