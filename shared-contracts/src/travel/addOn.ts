import * as z from 'zod/mini';
import { languages } from '../language/languages.ts';
import { centsSchema } from '../money/euros.ts';
import { type Product, productSchema } from '../product/product.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { addOnKey } from './addOnKey.ts';
import { addOnOptionId } from './addOnOptionId.ts';

const text = z._default(z.string(), '');

/** One option of an add-on; the platform sends cents here. */
const addOnOptionSchema = z.object({
  /** Identifies the option in carts, in place of the add-on's id, if there are several. */
  id: text,
  /** The text of a cart's line if there are several options: "Transfer, there and back". */
  title: text,
  /** The price of one. */
  priceInCents: centsSchema,
  /** The step of the quantity, for example 2 towels. */
  amount: z._default(z.int().check(z.minimum(0)), 1),
  /** The maximum in one cart; if missing, the maximum of any product. */
  maxQuantity: z.optional(z.int()),
  texts: localizedTexts({ title: z.string() }),
});

export type AddOnOption = z.infer<typeof addOnOptionSchema>;

/** An addition to the stay of an earlier order: breakfast, a parking place [ADD-01]. */
export const addOnSchema = z.object({
  extraId: z.string(),
  type: z._default(z.object({ options: z._default(z.array(addOnOptionSchema), []) }), { options: [] }),
  /** The quantity in the order. */
  quantity: z._default(z.int(), 0),
  content: z._default(z.object({ title: text, description: text }), { title: '', description: '' }),
  /** The remaining stock; null if it is unlimited. */
  stock: z._default(z.nullable(z.int()), null),
  image: text,
  texts: localizedTexts({ title: z.string(), description: z.string() }),
});

export type AddOn = z.infer<typeof addOnSchema>;

/** An add-on as a product, by its first option. */
export const addOnProduct = (reference: string, addOn: AddOn): Product =>
  productOfOption(reference, addOn, addOn.type.options[0]);

/**
 * An option of an add-on as a product under its key in the cart, so that lines, limits and totals need no second rule
 * [ADD-01, BSK-10].
 */
const productOfOption = (reference: string, addOn: AddOn, option: AddOnOption | undefined): Product => {
  const { content, texts, stock, image } = addOn;
  const price = option?.priceInCents ?? 0;
  const amount = Math.max(1, option?.amount ?? 1);
  const isChoice = addOn.type.options.length > 1;
  return {
    ...productSchema.parse({
      id: addOnKey(reference, option ? addOnOptionId(addOn, option) : addOn.extraId),
      name: (isChoice && option?.title) || content.title,
      type: 'traveladdon',
      mappedType: 'extras',
      price: 0,
      priceExcludingServiceCosts: 0,
      stock,
      minQuantity: amount > 1 ? amount : 0,
      maxQuantity: option?.maxQuantity,
      stepSize: amount,
      meta: { image, description: content.description },
      texts: Object.fromEntries(
        languages.map((language) => {
          const { title, description } = { ...content, ...texts[language] };
          const name = (isChoice && (option?.texts[language]?.title ?? option?.title)) || title;
          return [language, { name, meta: { description } }];
        }),
      ),
    }),
    price,
    priceExcludingServiceCosts: price,
  };
};

/** Every option of the add-ons of looked-up stays as a product. */
export const addOnProductsOf = (stays: readonly { reference: string; extras: readonly AddOn[] }[]): Product[] =>
  stays.flatMap(({ reference, extras }) =>
    extras.flatMap((addOn) => addOn.type.options.map((option) => productOfOption(reference, addOn, option))),
  );
