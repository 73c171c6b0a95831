import * as z from 'zod/mini';
import { type CheckoutForm, checkoutFormFields } from './checkoutForm.ts';
import { isStateRequired, type PaymentProvider } from './stateRequired.ts';

const {
  countryCode: _prefix,
  phoneNumber: _phone,
  emailconfirm: _confirm,
  streetNumber: _number,
  ...sameFields
} = checkoutFormFields.shape;

/** The body of PUT /carts/{cartId}: the form with the phone as +prefix number and the street number as an integer. */
export const checkoutRequestSchema = z.object({
  ...sameFields,
  phoneNumber: z.string().check(z.regex(/^\+[1-9]\d{4,18}$/, 'phone')),
  streetNumber: z.int().check(z.minimum(0), z.maximum(999_999)),
  shopifyShippingMethod: z.optional(z.string().check(z.maxLength(200))),
  redirectUri: z.optional(z.url()),
  /** The visitor's language, for what is mailed later. */
  language: z.optional(z.enum(['nl', 'en', 'es'])),
});

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** The request as a shop's server accepts it: with the state where its provider needs one [CHK-06]. */
export const checkoutRequestSchemaFor = (provider: PaymentProvider) =>
  checkoutRequestSchema.check(
    z.refine((request) => request.state !== '' || !isStateRequired(provider, request.country), {
      path: ['state'],
      error: 'required',
    }),
  );

/** A valid form as it is sent. */
export const checkoutRequestOf = (form: CheckoutForm): CheckoutRequest => {
  const { countryCode, phoneNumber, emailconfirm: _confirm, streetNumber, ...same } = form;
  return {
    ...same,
    phoneNumber: `+${countryCode}${phoneNumber.replace(/\D/g, '').replace(/^0/, '')}`,
    streetNumber: Number(streetNumber),
  };
};
