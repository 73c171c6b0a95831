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
 * The entry parameters of an address. If a parameter is repeated, the first value counts. An empty or overlong
 * parameter counts as missing. It uses no schema, because every page runs this code, and no page needs zod before its
 * first call.
 */
export const entryQueryOf = (query: URLSearchParams): EntryQuery => {
  const entries = names.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value.length <= longest));
};

export interface WishlistLink {
  eventId: string;
  userId: string;
  /** The proof that the link belongs to the account. */
  verifier: string;
}

/** Signs that a chat or a sentence puts behind a link, whose last parameter is the account. */
const lastSigns = /[\s.,;:!?)\]}>'"’”…]+$/;

/** The wishlist that a complete link names; null if getwishlist, hash, eventid or uid is missing [WSH-03]. */
export const wishlistLinkOf = ({ getwishlist, hash, eventid, uid }: EntryQuery): WishlistLink | null =>
  getwishlist && hash && eventid && uid
    ? { eventId: eventid, userId: uid.replace(lastSigns, ''), verifier: hash }
    : null;
