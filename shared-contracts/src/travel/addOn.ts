import * as z from 'zod/mini';
import { centsSchema } from '../money/euros.ts';
import { type Product, productSchema } from '../product/product.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { addOnKey } from './addOnKey.ts';

// Remotes of earlier versions import these from here.
export { addOnKey, addOnOfKey } from './addOnKey.ts';
export { addOnSlug } from './addOnSlug.ts';

const text = z._default(z.string(), '');

/** One way to take an add-on; the platform sends cents here. */
const addOnOptionSchema = z.object({
  id: text,
  title: text,
  priceInCents: centsSchema,
  /** How many are taken at once, for example 2 towels. */
  amount: z._default(z.int().check(z.minimum(0)), 1),
});

/** Something that a hotel guest of an earlier order can still add: breakfast, a parking place [ADD-01]. */
export const addOnSchema = z.object({
  extraId: z.string(),
  type: z._default(z.object({ options: z._default(z.array(addOnOptionSchema), []) }), { options: [] }),
  /** How many the order holds. */
  quantity: z._default(z.int(), 0),
  content: z._default(z.object({ title: text, description: text }), { title: '', description: '' }),
  /** What is left to sell; null when it is not counted. */
  stock: z._default(z.nullable(z.int()), null),
  image: text,
  texts: localizedTexts({ title: z.string(), description: z.string() }),
});

export type AddOn = z.infer<typeof addOnSchema>;

/** An add-on as a product under its key in the cart, so that lines and totals need no second rule. */
export const addOnProduct = (reference: string, addOn: AddOn): Product => {
  const price = addOn.type.options[0]?.priceInCents ?? 0;
  return {
    ...productSchema.parse({
      id: addOnKey(reference, addOn.extraId),
      name: addOn.content.title,
      type: 'traveladdon',
      mappedType: 'extras',
      price: 0,
      priceExcludingServiceCosts: 0,
      stock: addOn.stock,
      meta: { image: addOn.image, description: addOn.content.description },
    }),
    price,
    priceExcludingServiceCosts: price,
  };
};
