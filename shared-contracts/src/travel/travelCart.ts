import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { addOnSchema } from './addOn.ts';
import { packageExtraSchema, packageOptionSchema } from './travelPackage.ts';

const text = z._default(z.string(), '');

/** The stay of a cart: chosen package, room and extras. Prices are euros on the wire and cents after decoding [TRV-03]. */
export const travelCartSchema = z.object({
  /** The hotel cart's own id, which add-on calls take. */
  id: z.string(),
  packageId: text,
  name: text,
  /** Persons. */
  occupation: z._default(z.int(), 2),
  startOfStayDate: z._default(z.nullable(z.iso.date()), null),
  endOfStayDate: z._default(z.nullable(z.iso.date()), null),
  packageOption: z._default(z.nullable(packageOptionSchema), null),
  extras: z._default(z.array(packageExtraSchema), []),
  addOns: z._default(z.array(addOnSchema), []),
  image: text,
  totalPrice: z._default(euros, 0),
  texts: z.optional(localizedTexts({ name: z.string() })),
});

export type TravelCart = z.infer<typeof travelCartSchema>;
