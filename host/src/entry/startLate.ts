import { showProgress } from '../navigation/showProgress.ts';
import { followSession, type SessionDeps } from '../session/followSession.ts';
import { reportLoad } from '../session/reportLoad.ts';
import { openWishlistLink, type WishlistLinkDeps } from '../wishlist-link/openWishlistLink.ts';

/** Starts what a page does once it is idle: its code is one chunk of its own. */
export const startLate = (
  deps: SessionDeps & WishlistLinkDeps & { router: Parameters<typeof showProgress>[0] },
): void => {
  followSession(deps);
  showProgress(deps.router, deps.hostText('account.loading'));
  void openWishlistLink(deps);
  void reportLoad({ hostname: location.hostname, fetch: (address) => fetch(address), report: deps.report });
};
