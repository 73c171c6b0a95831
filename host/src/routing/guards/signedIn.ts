import { entryQueryOf, wishlistLinkOf } from '../deeplink/entryQuery.ts';
import { loginAddress } from '../loginAddress.ts';
import { type Guard, proceed } from './guard.ts';

/**
 * Redirects a guest of a shop for accounts to the sign-in page, which returns to the same address [RTE-04]. In a shop
 * that keeps wishlists, every visitor can open a complete wishlist link; in other shops such a link gives no access
 * [RTE-16]. While sign-on is unavailable, the shop stays open [SSO-01].
 */
export const signedIn: Guard = ({ capabilities, page, url }) => {
  const isGuest = !page.user && page.isSignOnAvailable === true;
  if (!capabilities?.requiresLogin || !isGuest) return proceed;
  if (capabilities.savesWishlist && wishlistLinkOf(entryQueryOf(url.searchParams))) return proceed;
  return { kind: 'redirect', to: loginAddress(url.pathname + url.search), status: 302 };
};
