import {
  type CheckoutForm,
  checkoutFormSchema,
  type DeliveryAddress,
  deliveryFields,
} from '@festival/shared-contracts/checkout/checkoutForm';
import type { PaymentProvider } from '@festival/shared-contracts/checkout/isStateRequired';
import { meetsAgeRule } from '@festival/shared-contracts/checkout/meetsAgeRule';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { needsDeliveryAddress } from '@festival/shared-contracts/shipping/parcelCountry';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { type FieldName, type FormValues, fieldOrder } from './formValues.ts';

/** The error of a field: a key below `form.error`. */
const fieldErrorNames = [
  'required',
  'too_long',
  'characters',
  'phone',
  'phone_digits',
  'email',
  'email_letters',
  'emailconfirm',
  'date',
  'number',
  'age',
  'refused',
] as const;
export type FieldError = (typeof fieldErrorNames)[number];
type CheckedForm = CheckoutForm & Partial<DeliveryAddress>;
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** The shop's rules for the form. */
export interface FormRules {
  paymentProvider: PaymentProvider;
  ageRequirements: ShopConfig['shopSettings']['fields']['ageRequirements'];
  /** ISO dates. */
  festivalStart: string;
  today: string;
  /** The upper-case country to which merchandise is sent; null if nothing is sent. */
  deliveryCountry: string | null;
  /**
   * Returns the number as it is sent; null for a number that is not valid in that country. The function itself is null
   * until its rules are loaded [CHK-08].
   */
  phoneNumberOf: ((typed: string, country: string) => string | null) | null;
}

/** The error for a message of the schema, in the browser or from the server; `refused` for an unknown message. */
export const fieldErrorOf = (message: string): FieldError =>
  fieldErrorNames.find((name) => name === message) ?? 'refused';

/** Whether the number is not valid in the chosen country. False without a country or without its rules. */
const isWrongPhone = ({ phoneNumber, phoneCountry }: FormValues, { phoneNumberOf }: FormRules): boolean =>
  phoneCountry !== '' && phoneNumberOf !== null && phoneNumberOf(phoneNumber, phoneCountry) === null;

const isField = (name: unknown): name is FieldName => fieldOrder.some((field) => field === name);

/** A blank field is only reported as missing, whatever other errors the schema finds. */
const isBlank = (values: FormValues, field: FieldName): boolean => values[field].trim() === '';

/** The checked address of delivery; null if none is needed. */
const deliveryOf = (values: FormValues, { deliveryCountry }: FormRules) =>
  needsDeliveryAddress(values.country, deliveryCountry) ? deliveryFields.safeParse(values) : null;

/**
 * Checks the form by the contract's schema, the country's phone numbers and the shop's age rule; returns the first error of each field. The
 * address of delivery counts only if the merchandise goes to another country than the buyer's [CHK-02, CHK-05, SHP-01].
 */
export const checkForm = (values: FormValues, rules: FormRules): Result<CheckedForm, FieldErrors> => {
  const parsed = checkoutFormSchema(rules.paymentProvider).safeParse(values);
  const delivery = deliveryOf(values, rules);
  const errors: FieldErrors = {};
  for (const issue of [...(parsed.error?.issues ?? []), ...(delivery?.error?.issues ?? [])]) {
    const [field] = issue.path;
    if (isField(field)) errors[field] ??= isBlank(values, field) ? 'required' : fieldErrorOf(issue.message);
  }
  if (isBlank(values, 'emailconfirm')) errors.emailconfirm = 'required';
  else if (errors.email) delete errors.emailconfirm;
  if (!errors.phoneNumber && isWrongPhone(values, rules)) errors.phoneNumber = 'phone';
  const days = { festivalStart: rules.festivalStart, today: rules.today };
  if (!errors.dateOfBirth && !meetsAgeRule(rules.ageRequirements, values.dateOfBirth, days)) errors.dateOfBirth = 'age';
  return parsed.success && Object.keys(errors).length === 0
    ? success({ ...parsed.data, ...delivery?.data })
    : failure(errors);
};
