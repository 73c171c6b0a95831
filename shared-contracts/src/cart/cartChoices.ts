import * as z from 'zod/mini';

const refundChoices = ['yes', 'no'] as const;
export type RefundChoice = (typeof refundChoices)[number];

/** A shopper's choices for a cart in addition to products. Each is null if it is not made, or does not apply. */
export const cartChoicesSchema = z.object({
  /** Upper-case country that merchandise is delivered to [SHP-01]; the price of delivery is in the totals. */
  shippingCountry: z._default(z.nullable(z.string()), null),
  /** The method of delivery, if there are several [SHP-02, SHP-05]. */
  shippingHandle: z._default(z.nullable(z.string()), null),
  /** Refund protection: `yes` while the cart contains it, `no` after it was refused [INS-01]. */
  refundProtection: z._default(z.nullable(z.enum(refundChoices)), null),
  /** The version at which the shop's terms were accepted; it counts only while it is the shop's version [BSK-05]. */
  termsVersion: z._default(z.nullable(z.string()), null),
  /** The version at which the COVID refund terms were accepted. */
  covidTermsVersion: z._default(z.nullable(z.string()), null),
  /** The choices for the stay in the cart [TRV-03]; the travel cart's call returns the rest. */
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
