import { type CheckoutForm, checkoutFormSchema } from '@festival/shared-contracts/checkout/checkoutForm';
import type { PaymentProvider } from '@festival/shared-contracts/checkout/isStateRequired';
import { meetsAgeRule } from '@festival/shared-contracts/checkout/meetsAgeRule';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { type FieldName, type FormValues, fieldOrder } from './formValues.ts';

/** What is wrong with a field: a key below `form.error`. */
export const fieldFaults = [
  'required',
  'too_long',
  'phone',
  'email',
  'emailconfirm',
  'date',
  'number',
  'age',
  'delivery',
  'refused',
] as const;
export type FieldFault = (typeof fieldFaults)[number];
export type FieldErrors = Partial<Record<FieldName, FieldFault>>;

/** What the form is judged by, beside its own values. */
export interface FormRules {
  paymentProvider: PaymentProvider;
  ageRequirements: ShopConfig['shopSettings']['fields']['ageRequirements'];
  /** ISO dates. */
  festivalStart: string;
  today: string;
  /** Upper-case country that the merchandise is sent to, and was priced for; null without any. */
  deliveryCountry: string | null;
}

export type CheckedForm = { ok: true; form: CheckoutForm } | { ok: false; errors: FieldErrors };

/** The fault that a message of the schema names, here or on the server; `refused` for any other. */
export const faultOf = (message: string): FieldFault => fieldFaults.find((fault) => fault === message) ?? 'refused';

const isField = (name: unknown): name is FieldName => fieldOrder.some((field) => field === name);

/** Blank says "fill this in" before it says what is wrong with a blank. */
const isBlank = (values: FormValues, field: FieldName): boolean => values[field].trim() === '';

/** The form as the contract's schema, the shop's age rule and the country of delivery judge it; the first fault of each field [CHK-02, CHK-05]. */
export const checkForm = (values: FormValues, rules: FormRules): CheckedForm => {
  const parsed = checkoutFormSchema(rules.paymentProvider).safeParse(values);
  const errors: FieldErrors = {};
  for (const issue of parsed.error?.issues ?? []) {
    const [field] = issue.path;
    if (isField(field)) errors[field] ??= isBlank(values, field) ? 'required' : faultOf(issue.message);
  }
  if (isBlank(values, 'emailconfirm')) errors.emailconfirm = 'required';
  else if (errors.email) delete errors.emailconfirm;
  const days = { festivalStart: rules.festivalStart, today: rules.today };
  if (!errors.dateOfBirth && !meetsAgeRule(rules.ageRequirements, values.dateOfBirth, days)) errors.dateOfBirth = 'age';
  if (!errors.country && values.country !== (rules.deliveryCountry ?? values.country)) errors.country = 'delivery';
  return parsed.success && Object.keys(errors).length === 0 ? { ok: true, form: parsed.data } : { ok: false, errors };
};
