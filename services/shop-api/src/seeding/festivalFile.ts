import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { slugSchema } from '@festival/shared-contracts/shop/slugSchema';
import { z } from 'zod';
import { mailBrandSchema } from '../after-sale/mail/mailBrand.ts';

/** An object with a name that an error message can use. `mistakesOf` checks the rest. */
const named = (name: string) => z.looseObject({ [name]: z.string().min(1) });

/**
 * A festival as a file: its stock, its shops, and the design of its mails, without stays. Shops and products have the
 * API's form (amounts in euros, the config of GET /shop, the products of GET /products).
 */
export const festivalFileSchema = z
  .object({
    /** The event's id, which is the `apiNamespace` of its shops. */
    eventId: z.string().min(1),
    name: z.string().min(1),
    /** The position on the index page, in ascending order. */
    position: z.int().default(100),
    /**
     * The maximum share of each stock that carts and orders of one address can hold without payment, in percent; 100
     * means no limit.
     */
    unpaidSharePercent: z.int().min(1).max(100).optional(),
    shops: z
      .array(
        z.object({
          config: named('shopToken').extend({ slug: slugSchema, apiNamespace: z.string(), ossBrand: z.string() }),
          /** Whether the index page lists it. */
          listed: z.boolean().default(true),
          /** The products of the shop, in the shop's order. By default all products of the festival. */
          productIds: z.array(z.string()).optional(),
        }),
      )
      .min(1),
    products: z.array(
      z.object({
        product: named('id'),
        /** Null means unlimited. */
        stock: z.int().min(0).nullable(),
        /** The product with which it shares its stock. */
        sharesStockOf: z.string().optional(),
      }),
    ),
    /** Without it, mails have a plain design. */
    mail: mailBrandSchema.optional(),
  })
  .superRefine((festival, { addIssue }) => {
    for (const mistake of mistakesOf(festival)) addIssue(mistake);
  });

export type FestivalFile = z.output<typeof festivalFileSchema>;

type Named = Pick<FestivalFile, 'eventId' | 'shops' | 'products'>;

/** Why a festival can't be stored: one sentence for each mistake, with the name of its shop or product. */
function mistakesOf({ eventId, shops, products }: Named): string[] {
  const ids = products.map(({ product }) => String(product.id));
  const isUnknown = (id: string) => !ids.includes(id);
  return [
    ...shops.flatMap(({ config, productIds = [] }) =>
      [
        ...(config.apiNamespace === eventId ? [] : [`its apiNamespace must be ${eventId}`]),
        ...productIds.filter(isUnknown).map((id) => `its productIds name ${id}, which is not one of the products`),
        ...valueMistakes(shopConfigSchema, config),
      ].map((mistake) => `Shop ${config.slug}: ${mistake}.`),
    ),
    ...products.flatMap(({ product, sharesStockOf }, index) =>
      [
        ...(ids.indexOf(String(product.id)) === index ? [] : ['there are two of it; give each an id of its own']),
        ...(sharesStockOf && isUnknown(sharesStockOf)
          ? [`it shares the stock of ${sharesStockOf}, which is not one of the products`]
          : []),
        ...valueMistakes(productSchema, product),
      ].map((mistake) => `Product ${product.id}: ${mistake}.`),
    ),
  ];
}

/** The path of a value that does not match its contract, and the value. */
function valueMistakes(schema: z.core.$ZodType, value: unknown): string[] {
  const read = z.safeParse(schema, value, { reportInput: true });
  if (read.success) return [];
  return read.error.issues.map(({ path, message, input }) => {
    const given = typeof input === 'object' ? '' : ` (it is ${JSON.stringify(input)})`;
    return `${path.join('.')}: ${message}${given}`;
  });
}

/** The festival of a file, in the form that is stored. */
export const festivalOf = ({ mail: _, ...file }: FestivalFile): FestivalSeed =>
  ({
    ...file,
    travelId: `${file.eventId}-stays`,
    travelSettings: {},
    stays: [],
    stayExtras: [],
    // The type is not checked here, since storing the festival parses every config and product by its contract.
  }) as unknown as FestivalSeed;
