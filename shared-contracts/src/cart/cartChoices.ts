import * as z from 'zod/mini';

const refundChoices = ['yes', 'no'] as const;
export type RefundChoice = (typeof refundChoices)[number];

/** A shopper's choices for a cart besides products. Each is null while unchosen, or if it does not apply. */
export const cartChoicesSchema = z.object({
  /** Upper-case country that merchandise is delivered to [SHP-01]; its price is in the totals. */
  shippingCountry: z._default(z.nullable(z.string()), null),
  /** The method of delivery, where there is a choice of methods [SHP-02, SHP-05]. */
  shippingHandle: z._default(z.nullable(z.string()), null),
  /** Refund protection: `yes` while the cart holds it, `no` once it was refused [INS-01]. */
  refundProtection: z._default(z.nullable(z.enum(refundChoices)), null),
  /** The version at which the shop's terms were accepted; it counts only while it is the shop's version [BSK-05]. */
  termsVersion: z._default(z.nullable(z.string()), null),
  /** The version at which the COVID refund terms were accepted. */
  covidTermsVersion: z._default(z.nullable(z.string()), null),
  /** What the stay in the cart was chosen with [TRV-03]; the travel cart's call answers the rest. */
  travel: z._default(
    z.nullable(
      z.object({
        packageId: z.string(),
        /** The id of the package option. */
        roomId: z.string(),
        persons: z.int(),
        /** The days of arrival and departure, for its line in basket, payment and receipt. */
        startOfStayDate: z.optional(z.iso.date()),
        endOfStayDate: z.optional(z.iso.date()),
      }),
    ),
    null,
  ),
});

export type CartChoices = z.infer<typeof cartChoicesSchema>;
