import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { productMetaSchema, productMetaTexts } from './productMeta.ts';

export const productIdSchema = z.string().check(z.minLength(1), z.maxLength(120));

export const productTypes = [
  'ticket',
  'travel',
  'hotel',
  'traveladdon',
  'transportation',
  'comparetransport',
  'merchandise',
  'extras',
  'membership',
  'insurance',
  'bus_travel',
] as const;

/** The types that determine a product's page and basket group [BRD-07]. */
export const mappedTypes = [
  'ticket',
  'membership',
  'merchandise',
  'transportation',
  'insurance',
  'extras',
  'comparetransport',
  'notused',
  'packages',
  'upgrades',
] as const;

const mappedTypeSchema = z.enum(mappedTypes);
export type MappedType = z.infer<typeof mappedTypeSchema>;

/** A product of the Shopping API. Prices are euros on the wire and cents after decoding. */
export const productSchema = z.object({
  id: productIdSchema,
  name: z.string(),
  type: z.enum(productTypes),
  mappedType: mappedTypeSchema,
  /** The price of one for a shopper, including service costs. */
  price: euros,
  priceExcludingServiceCosts: euros,
  serviceCosts: z._default(euros, 0),
  soldOut: z._default(z.boolean(), false),
  stockAvailable: z._default(z.boolean(), true),
  /** The remaining stock; null if it is unlimited. */
  stock: z._default(z.nullable(z.int()), null),
  minQuantity: z._default(z.int(), 0),
  maxQuantity: z._default(z.int(), 9),
  stepSize: z._default(z.int().check(z.minimum(1)), 1),
  isUpsell: z._default(z.boolean(), false),
  isHighlight: z._default(z.boolean(), false),
  categories: z._default(z.object({ en: z._default(z.string(), ''), nl: z._default(z.string(), '') }), {
    en: '',
    nl: '',
  }),
  slug: z._default(z.string(), ''),
  meta: productMetaSchema,
  texts: localizedTexts({ name: z.string(), meta: productMetaTexts }),
});

export type Product = z.infer<typeof productSchema>;
