import * as z from 'zod/mini';

// A value that is no single non-empty string is ignored, like one that is missing.
const parameter = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(2000))), undefined);

/** The query parameters that an address into the shop may carry [RTE-12]. */
export const entryQuerySchema = z.object({
  deeplink: parameter,
  category: parameter,
  token: parameter,
  cartToken: parameter,
  policyId: parameter,
  cartId: parameter,
  getwishlist: parameter,
  hash: parameter,
  eventid: parameter,
  uid: parameter,
});

type EntryQuery = z.infer<typeof entryQuerySchema>;

/** The entry parameters of an address; one given twice counts once, by its first value. */
export const entryQueryOf = (query: URLSearchParams): EntryQuery => {
  const names = Object.keys(entryQuerySchema.shape);
  return entryQuerySchema.parse(Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])));
};

export interface WishlistLink {
  eventId: string;
  userId: string;
  /** Proves that the link is the account's. */
  verifier: string;
}

/** The wishlist that a complete link names; null unless getwishlist, hash, eventid and uid are all there [WSH-03]. */
export const wishlistLinkOf = ({ getwishlist, hash, eventid, uid }: EntryQuery): WishlistLink | null =>
  getwishlist && hash && eventid && uid ? { eventId: eventid, userId: uid, verifier: hash } : null;

/** The query parameters of the return from login and register; the token is the cart's, never the visitor's [SSO-06]. */
const signOnReturnSchema = z.object({
  token: parameter,
  cartId: parameter,
  shopToken: parameter,
  orderId: parameter,
  accessId: parameter,
});

export type SignOnReturn = z.infer<typeof signOnReturnSchema>;
