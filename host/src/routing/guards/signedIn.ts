import { entryQueryOf, wishlistLinkOf } from '../deeplink/entryQuery.ts';
import { loginAddress } from '../loginAddress.ts';
import { type Guard, proceed } from './guard.ts';

/**
 * Leads a guest of a shop for accounts to the sign-in page, and back to the same address afterwards [RTE-04]. A complete
 * wishlist link is shown to anybody in a shop that keeps wishlists, and opens no other [RTE-16]; while signing in is not available the shop stays open [SSO-01].
 */
export const signedIn: Guard = ({ capabilities, page, url }) => {
  const isGuest = !page.user && page.isSignOnAvailable === true;
  if (!capabilities?.requiresLogin || !isGuest) return proceed;
  if (capabilities.savesWishlist && wishlistLinkOf(entryQueryOf(url.searchParams))) return proceed;
  return { kind: 'redirect', to: loginAddress(url.pathname + url.search), status: 302 };
};
