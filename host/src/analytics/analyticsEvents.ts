import { sumOfLines } from '@festival/shared-contracts/cart/lineAmount';
import type { Product } from '@festival/shared-contracts/product/product';
import * as z from 'zod/mini';

/** One bought product, as GA4 counts it. Amounts are in euros, because GA4 does not accept cents. */
const analyticsItemSchema = z.object({
  item_id: z.string(),
  item_name: z.string(),
  item_category: z.string(),
  price: z.number(),
  quantity: z.int().check(z.minimum(1)),
});
type AnalyticsItem = z.infer<typeof analyticsItemSchema>;

const commerce = { currency: z.literal('EUR'), value: z.number(), items: z.array(analyticsItemSchema) };

/** The buyer's contact, only as hashes of the lower-cased email address and of the phone number. */
const hashedContactSchema = z.object({
  email_sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  phone_sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type HashedContact = z.infer<typeof hashedContactSchema>;

/** The parameters of each event, in GA4's e-commerce shape [ANL-01]. */
export const analyticsEvents = {
  add_to_cart: z.object(commerce),
  remove_from_cart: z.object(commerce),
  view_cart: z.object(commerce),
  begin_checkout: z.object(commerce),
  add_payment_info: z.object({ ...commerce, payment_type: z.string(), user_data: z.optional(hashedContactSchema) }),
  purchase: z.object({
    ...commerce,
    transaction_id: z.string(),
    shipping: z.optional(z.number()),
    user_data: z.optional(hashedContactSchema),
  }),
} as const;

type AnalyticsEventName = keyof typeof analyticsEvents;
type AnalyticsParameters<Name extends AnalyticsEventName> = z.infer<(typeof analyticsEvents)[Name]>;

/** An event with its parameters. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { name: Name; parameters: AnalyticsParameters<Name> };
}[AnalyticsEventName];

/** A product of the shop as an item, with its price converted from cents to euros. */
const analyticsItem = (
  product: Pick<Product, 'id' | 'name' | 'mappedType' | 'price'>,
  quantity: number,
): AnalyticsItem => ({
  item_id: product.id,
  item_name: product.name,
  item_category: product.mappedType,
  price: product.price / 100,
  quantity,
});

/** The parameters that every event has about its products: the items, and their total in euros. */
export const commerceOf = (
  lines: readonly { product: Parameters<typeof analyticsItem>[0]; quantity: number }[],
): AnalyticsParameters<'view_cart'> => ({
  currency: 'EUR',
  value: sumOfLines(lines) / 100,
  items: lines.map(({ product, quantity }) => analyticsItem(product, quantity)),
});
