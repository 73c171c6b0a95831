import * as z from 'zod/mini';

/** The differences of a brand, as data of its shops; code reads a trait, never a brand's name [BRD-02]. */
export const brandTraitsSchema = z.object({
  /** The form leaves gender out and sends `other`. */
  hidesGender: z._default(z.boolean(), false),
  /** The brand that sign-on always uses; empty if it is the shop's own. */
  fixedSsoBrand: z._default(z.string(), ''),
  /** Countries that merchandise is shipped to, upper case; a country not listed has no price (modal 6007). */
  shippingCountries: z._default(z.array(z.string()), ['NL', 'BE', 'DE']),
});
