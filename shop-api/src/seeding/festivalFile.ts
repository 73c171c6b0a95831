import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { slugSchema } from '@festival/shared-contracts/shop/slugSchema';
import { z } from 'zod';
import { mailBrandSchema } from '../after-sale/mail/mailBrand.ts';

/** What the contracts check when it is stored; here only that it is an object with this name. */
const named = (name: string) => z.looseObject({ [name]: z.string().min(1) });

/**
 * A festival as a file: its stock, the shops that sell it in the shapes of the wire (euros; config of GET /shop, products of
 * GET /products), and how its mails look. Stays are no part of it.
 */
export const festivalFileSchema = z
  .object({
    /** The event's id, the `apiNamespace` of its shops. */
    eventId: z.string().min(1),
    name: z.string().min(1),
    /** Its place on the index page, after smaller ones. */
    position: z.int().default(100),
    shops: z
      .array(
        z.object({
          config: named('shopToken').extend({ slug: slugSchema, apiNamespace: z.string(), ossBrand: z.string() }),
          /** Whether the index page names it. */
          listed: z.boolean().default(true),
          /** What it sells, in its order; everything by default. */
          productIds: z.array(z.string()).optional(),
        }),
      )
      .min(1),
    products: z.array(
      z.object({
        product: named('id'),
        /** Null is not counted. */
        stock: z.int().min(0).nullable(),
        /** The product whose stock it shares. */
        sharesStockOf: z.string().optional(),
      }),
    ),
    /** Without it mails are plain. */
    mail: mailBrandSchema.optional(),
  })
  .superRefine(({ eventId, shops }, { addIssue }) => {
    for (const { config } of shops) {
      if (config.apiNamespace !== eventId) addIssue(`${config.slug}: its apiNamespace must be ${eventId}`);
    }
  });

export type FestivalFile = z.output<typeof festivalFileSchema>;

/** The festival of a file, as it is stored. */
export const festivalOf = ({ mail: _, ...file }: FestivalFile): FestivalSeed =>
  ({
    ...file,
    travelId: `${file.eventId}-stays`,
    travelSettings: {},
    stays: [],
    stayExtras: [],
    // Storing it parses every config and product by its contract.
  }) as unknown as FestivalSeed;
