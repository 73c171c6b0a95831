import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';

/** A method of delivery for merchandise. Prices are euros on the wire and cents after decoding [SHP-02]. */
export const shippingMethodSchema = z.object({
  name: z.string(),
  handle: z.string(),
  price: euros,
  texts: localizedTexts({ name: z.string() }),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

/** A country of delivery for merchandise, with its price [SHP-05]. */
export const shippingCountrySchema = z.object({
  /** Two letters, upper case. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  name: z.string(),
  phonePrefix: z._default(z.string(), ''),
  deliverytype: z._default(z.string(), ''),
  /** 0 if delivery is not available. */
  price: z._default(euros, 0),
});
export type ShippingCountry = z.infer<typeof shippingCountrySchema>;
