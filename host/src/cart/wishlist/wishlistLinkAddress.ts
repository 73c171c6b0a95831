import type { WishlistLink } from '../../routing/deeplink/entryQuery.ts';

/** The address that shows a wishlist to any visitor with the link, below the address of its shop [WSH-03, RTE-16]. */
export const wishlistLinkAddress = (shop: string, { eventId, userId, verifier }: WishlistLink): string =>
  `${shop}?${new URLSearchParams({ getwishlist: '1', hash: verifier, eventid: eventId, uid: userId })}`;
