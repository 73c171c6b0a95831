import * as z from 'zod/mini';
import { emailField, isSameEmail, plainEmail } from '../text/emailAddress.ts';
import { plainTyped } from '../text/plainTyped.ts';
import { isStateRequired, type PaymentProvider } from './isStateRequired.ts';
import { oneLine, tabsToSpaces } from './oneLine.ts';
import { plainPhone } from './plainPhone.ts';
import { isStateOf } from './statesOf.ts';

const required = z
  .string('required')
  .check(tabsToSpaces(), z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'too_long'), oneLine('characters'));
const optional = z._default(
  z.string().check(tabsToSpaces(), z.trim(), z.maxLength(200, 'too_long'), oneLine('characters')),
  '',
);

export const genders = ['male', 'female', 'other'] as const;

/** The fields of the checkout form as the browser holds them and PUT /carts/{id} sends them [CHK-02, CHK-16]. */
export const checkoutFormFields = z.object({
  gender: z.enum(genders, 'required'),
  firstName: required,
  middleName: optional,
  lastName: required,
  /** Phone prefix without plus, for example 31. */
  countryCode: z.string('required').check(z.regex(/^[1-9]\d{0,3}$/, 'required')),
  /** Digits, if typed with its prefix also `+`. */
  phoneNumber: z.string('required').check(z.overwrite(plainPhone), z.regex(/^\+?\d{4,20}$/, 'phone_digits')),
  email: emailField,
  emailconfirm: z.string('required').check(z.overwrite(plainEmail)),
  dateOfBirth: z.iso.date('date'),
  /** Street name. */
  address: required,
  streetNumber: z.string('required').check(z.overwrite(plainTyped), z.regex(/^\d{1,6}$/, 'number')),
  streetNumberExtension: optional,
  postalCode: required,
  city: required,
  /** Two letters, upper case. */
  country: z.string('required').check(z.regex(/^[A-Z]{2}$/, 'required')),
  state: optional,
});

/**
 * Where merchandise is sent if not to the buyer: to somebody in the country of delivery, when the buyer lives in another country
 * [SHP-01].
 */
export const deliveryFields = z.object({
  /** The receiver's name. */
  deliveryName: required,
  /** Street and house number. */
  deliveryAddress: required,
  deliveryPostalCode: required,
  deliveryCity: required,
});

export type DeliveryAddress = z.infer<typeof deliveryFields>;

export type CheckoutForm = z.infer<typeof checkoutFormFields>;

/** These two checks also run if other fields are wrong, so that a shopper sees all errors together. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/**
 * The form as a shopper fills it in; the server checks the same fields by `checkoutRequestSchemaFor`. Messages are keys of
 * `form.error.*` [CHK-02].
 */
export const checkoutFormSchema = (paymentProvider: PaymentProvider) =>
  checkoutFormFields.check(
    z.refine(({ email = '', emailconfirm = '' }) => isSameEmail(email, emailconfirm), {
      path: ['emailconfirm'],
      error: 'emailconfirm',
      when: always,
    }),
    z.refine(
      ({ country = '', state = '' }) => !isStateRequired(paymentProvider, country) || isStateOf(country, state),
      {
        path: ['state'],
        error: 'required',
        when: always,
      },
    ),
  );

/** The values of the untouched form; an unchosen select is blank. */
export type BlankCheckoutForm = {
  [Field in keyof CheckoutForm]: Field extends 'gender' ? CheckoutForm[Field] | '' : string;
};

/** The untouched form; a brand that hides gender sends `other` [CHK-02, CHK-14]. */
export const blankCheckoutForm = ({ hidesGender }: { hidesGender: boolean }): BlankCheckoutForm => ({
  gender: hidesGender ? 'other' : '',
  firstName: '',
  middleName: '',
  lastName: '',
  countryCode: '',
  phoneNumber: '',
  email: '',
  emailconfirm: '',
  dateOfBirth: '',
  address: '',
  streetNumber: '',
  streetNumberExtension: '',
  postalCode: '',
  city: '',
  country: '',
  state: '',
});
