import * as z from 'zod/mini';
import { centsSchema } from '../money/euros.ts';
import { productTypes } from '../product/product.ts';

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);
const cents = z._default(centsSchema, 0);

/** A line of the basket as it is shown; amounts in cents, for one unless said otherwise [BRD-09]. */
export const basketLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  price: cents,
  numberOfProducts: z._default(z.int(), 0),
  /** What can still be added; null when stock is not counted. */
  stock: z._default(z.nullable(z.int()), null),
  maxAmount: z._default(z.int(), 9),
  touristTax: cents,
  entertainmentFee: cents,
  image: text,
  /** Name of an icon of the shop's set, where there is no image. */
  icon: text,
  stepSize: z._default(z.int().check(z.minimum(1)), 1),
  type: z._default(z.enum(productTypes), 'ticket'),
  /** What the shopper agrees to with this line. */
  terms: text,
  /** The earlier order that a hotel add-on belongs to. */
  reference: text,
  /** The quantity can't be changed here. */
  hideButtons: flag,
  showRemoveButton: z._default(z.boolean(), true),
});
