/** The query parameters that a link into the shop may contain [RTE-12]. */
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
 * The entry parameters of an address. Of a repeated parameter the first value counts; an empty or overlong one counts
 * as missing. It uses no schema, because every page runs this, and no page needs zod before its first call.
 */
export const entryQueryOf = (query: URLSearchParams): EntryQuery => {
  const entries = names.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value.length <= longest));
};

export interface WishlistLink {
  eventId: string;
  userId: string;
  /** Proves that the link belongs to the account. */
  verifier: string;
}

/** The wishlist that a complete link names; null unless getwishlist, hash, eventid and uid are present [WSH-03]. */
export const wishlistLinkOf = ({ getwishlist, hash, eventid, uid }: EntryQuery): WishlistLink | null =>
  getwishlist && hash && eventid && uid ? { eventId: eventid, userId: uid, verifier: hash } : null;
