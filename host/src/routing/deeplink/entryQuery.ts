/** The query parameters that an address into the shop may carry [RTE-12]. */
const names = [
  'deeplink',
  'category',
  'token',
  'cartToken',
  'policyId',
  'cartId',
  'getwishlist',
  'hash',
  'eventid',
  'uid',
] as const;

const longest = 2_000;

type EntryQuery = { [Name in (typeof names)[number]]?: string | undefined };

/**
 * The entry parameters of an address; one given twice counts once, by its first value, and an empty or overlong one is ignored, like
 * one that is missing. Without a schema: every page runs this, and none needs zod before its first call.
 */
export const entryQueryOf = (query: URLSearchParams): EntryQuery => {
  const entries = names.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value.length <= longest));
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
