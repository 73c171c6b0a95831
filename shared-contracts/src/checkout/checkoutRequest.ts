import * as z from 'zod/mini';
import { type CheckoutForm, checkoutFormFields, deliveryFields } from './checkoutForm.ts';
import { isStateRequired, type PaymentProvider } from './isStateRequired.ts';
import { plainPhone } from './plainPhone.ts';
import { isStateOf } from './statesOf.ts';

const {
  countryCode: _prefix,
  phoneNumber: _phone,
  emailconfirm: _confirm,
  streetNumber: _number,
  ...sameFields
} = checkoutFormFields.shape;

/** The address to which a shopper returns: http(s), normalised as in browsers, so that other programs do not read another host in it. */
export const returnAddress = z.url({ protocol: /^https?$/, normalize: true }).check(z.maxLength(2000));

/** The body of PUT /carts/{cartId}: the form with the phone as +prefix number and the street number as an integer. */
export const checkoutRequestSchema = z.object({
  ...sameFields,
  /** Omitted for a brand that hides the field [CHK-02]. */
  gender: z.optional(sameFields.gender),
  phoneNumber: z.string().check(z.overwrite(plainPhone), z.regex(/^\+[1-9]\d{4,18}$/, 'phone')),
  streetNumber: z.int().check(z.minimum(0), z.maximum(999_999)),
  ...z.partial(deliveryFields).shape,
  /** The country of the delivery address: two letters, upper case. Missing without a delivery address [SHP-01]. */
  deliveryCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  shopifyShippingMethod: z.optional(z.string().check(z.maxLength(200))),
  redirectUri: z.optional(returnAddress),
  /** The visitor's language, for later mails. */
  language: z.optional(z.enum(['nl', 'en', 'es'])),
});

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

// If the field is hidden, shoppers can't answer it, so any value counts as `other`.
const forcedOther = z.catch(z.literal('other'), 'other');

/**
 * The request as a shop's server accepts it: with a state of its country if the provider needs one [CHK-06], and with gender `other` if the
 * brand hides the field [CHK-02].
 */
export const checkoutRequestSchemaFor = (provider: PaymentProvider, { hidesGender = false } = {}) =>
  z.extend(checkoutRequestSchema, { gender: hidesGender ? forcedOther : sameFields.gender }).check(
    z.refine(({ country, state }) => !isStateRequired(provider, country) || isStateOf(country, state), {
      path: ['state'],
      error: 'required',
    }),
  );

// In these numbering plans a leading 0 is part of the number: Italy, San Marino, the Vatican, Ivory Coast, Benin, Congo.
const plansWithLeadingZero = ['39', '378', '379', '225', '229', '242'];

/** A phone number in the form in which it is sent: `+`, prefix and digits, without the 0 of national calls [CHK-08]. */
export const internationalPhone = (countryCode: string, phoneNumber: string): string => {
  const digits = phoneNumber.replace(/\D/g, '');
  return `+${countryCode}${plansWithLeadingZero.includes(countryCode) ? digits : digits.replace(/^0/, '')}`;
};

/** A valid form as the request that is sent, with its delivery address if it has one. */
export const checkoutRequestOf = (form: CheckoutForm): CheckoutRequest => {
  const { countryCode, phoneNumber, emailconfirm: _confirm, streetNumber, ...same } = form;
  return {
    ...same,
    phoneNumber: internationalPhone(countryCode, phoneNumber),
    streetNumber: Number(streetNumber),
  };
};
