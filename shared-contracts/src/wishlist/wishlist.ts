import * as z from 'zod/mini';
import { quantitiesSchema } from '../cart/cart.ts';
import { travelCartSchema } from '../travel/travelCart.ts';

/** A visitor's saved products: stored with the account in pre-registration, put into a cart in a later sale [WSH-02]. */
export const wishlistSchema = z.object({
  /** Product id to quantity. */
  products: z._default(quantitiesSchema, {}),
  travelCart: z._default(z.nullable(travelCartSchema), null),
  preferences: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
  /** Set after the wishlist has filled a cart of a member sale: it is then not offered there again [WSH-06]. */
  isMemberSaleUsed: z._default(z.boolean(), false),
});

export type Wishlist = z.infer<typeof wishlistSchema>;

/** The states of saving a wishlist [WSH-02]. */
const wishlistSaves = ['notSaved', 'saving', 'saved'] as const;
export type WishlistSave = (typeof wishlistSaves)[number];

/** Seconds for which the local cart of pre-registration lasts, in `Cart.timeout` as in a server's cart: 36 minutes and 40 seconds [WSH-01]. */
export const localCartTimeout = 2200;
