import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { getLinkedWishlist } from '@festival/shared-contracts/api/memberCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { type ErrorReport, errorReportOf } from '../../network/errorReport.ts';
import type { PageStore } from '../../page/pageStore.ts';
import { entryQueryOf, type WishlistLink, wishlistLinkOf } from '../../routing/deeplink/entryQuery.ts';
import type { ShopNavigation, ShopRouter } from '../../routing/navigation/shopNavigation.ts';
import type { CartWriter } from '../cartWriter.ts';

export interface WishlistLinkDeps {
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'navigate'>;
  /** The client of `/api`. */
  http: HttpClient;
  writer: Pick<CartWriter, 'setTogether'>;
  navigation: Pick<ShopNavigation, 'openPanel'>;
  openModal: Commands['overlay']['openModal'];
  report(report: ErrorReport): void;
}

const linkParameters = ['getwishlist', 'hash', 'eventid', 'uid'];

/**
 * Fetches the wishlist of a complete link for a guest, and removes the link's parameters from the address. A shop that
 * keeps wishlists then shows the wishlist with its stay: it replaces the tab's former basket, counts as saved, and
 * includes products that have sold out. A wishlist that can't be read is reported only to operators; for a
 * locked link, a message opens (4364) [RTE-16, WSH-03, ERR-06].
 */
export const openWishlistLink = async (deps: WishlistLinkDeps): Promise<void> => {
  const { store, router, writer, navigation, report } = deps;
  const { pathname, search, hash, state } = router.state.location;
  const query = new URLSearchParams(search);
  const link = wishlistLinkOf(entryQueryOf(query));
  if (!link || store.get(primitives.user)) return;
  const isShown = store.get(capabilitiesAtom)?.savesWishlist;
  const answer = await readLinked(deps, link);
  if (answer && !answer.ok) {
    const { code, status, requestId = '' } = answer.error;
    report({ kind: 'wishlist.notRead', message: `${code} ${status} ${requestId}` });
    if (isShown && code === '4364') void deps.openModal(4364);
  }
  for (const name of linkParameters) query.delete(name);
  await router.navigate(
    { pathname, search: query.toString(), hash },
    { replace: true, state, preventScrollReset: true },
  );
  if (!isShown || !answer?.ok) return;
  const { products, travelCart } = answer.value.data;
  const former = Object.keys(store.get(primitives.cart)?.products ?? {}).map((id) => [id, 0] as const);
  store.set(travelCartPrimitive, travelCart);
  store.set(primitives.cartHasUnsavedChanges, false);
  writer.setTogether?.({ ...Object.fromEntries(former), ...products }, { updatesWishlist: false });
  navigation.openPanel('basket');
};

const readLinked = ({ http, report }: WishlistLinkDeps, link: WishlistLink) =>
  callEndpoint(http, getLinkedWishlist, { params: { ...link } }).catch((error: unknown) => {
    report(errorReportOf('wishlist.notRead', error));
    return null;
  });
