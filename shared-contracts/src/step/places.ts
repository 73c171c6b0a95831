import * as z from 'zod/mini';

/** The places of the shell, in addition to the pages of steps, that a remote's exposed module can fill. */
export const placeNames = [
  /** In the checkout's panel [OVL-01]. */
  'basket',
  'form',
  /** In a popup: the additional offers, an account's wishlist, its earlier orders [OVL-04 to OVL-06]. */
  'upsell',
  'fillCart',
  'previousOrders',
  /** On a page of the shell: the form of a pre-registration, the payment, its result, a placed order. */
  'register',
  'payment',
  'paymentStatus',
  'order',
] as const;

export type PlaceName = (typeof placeNames)[number];

/** The places that a remote fills, each with the name of its exposed module, without `./`. */
export const placesSchema = z.partialRecord(z.enum(placeNames), z.string().check(z.maxLength(120)));

export type Places = z.infer<typeof placesSchema>;
