import { primitives } from '@festival/shared-contracts/state/primitives';
import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import type { ErrorReport } from '../../network/errorReport.ts';
import type { PageData } from '../../page/pageData.ts';
import type { PageStore } from '../../page/pageStore.ts';
import type { ShopRouter } from '../navigation/shopNavigation.ts';
import { clearDeeplink } from './clearDeeplink.ts';
import { deeplinkTarget } from './deeplinkTarget.ts';
import { entryQueryOf } from './entryQuery.ts';
import { type Deeplink, readDeeplink, storeDeeplink } from './storedDeeplink.ts';

export interface DeeplinkDeps {
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'navigate' | 'subscribe'>;
  /** The shop of the page; empty outside all shops. */
  slug: string;
  /** The steps that remotes add to the shop. */
  remoteSteps?: PageData['remoteSteps'];
  /** The origin of this site. */
  origin: string;
  /** Opens another document. */
  leave(address: string): void;
  report(report: ErrorReport): void;
}

const linkParameters = ['deeplink', 'category'];

/** A query without the parameters of a deeplink. */
const withoutLink = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of linkParameters) query.delete(name);
  return query.toString();
};

/** A link for the log: without its query, and without parts of its path that may be an email address [ERR-04]. */
const forLog = (link: string): string =>
  link
    .replace(/[?#].*/s, '')
    .replaceAll(/[^/]*(@|%40)[^/]*/gi, '…')
    .slice(0, 200);

/**
 * Moves a deeplink from the address into the storage. A link to another site, or to an address that is not a page, is
 * reported and dropped.
 */
const takeFromAddress = async ({ router, slug, remoteSteps, origin, report }: DeeplinkDeps): Promise<void> => {
  const { pathname, search, hash, state } = router.state.location;
  const given = new URLSearchParams(search);
  if (!given.has('deeplink')) return;
  const { deeplink = '', category = '' } = entryQueryOf(given);
  const path = deeplinkTarget(deeplink, { origin, slug, remoteSteps });
  if (path === null) report({ kind: 'deeplink.refused', message: forLog(deeplink) });
  // Outside all shops the shop of the path is not known yet.
  else storeDeeplink({ path: slug ? path : deeplink, category, query: search });
  await router.navigate(
    { pathname, search: withoutLink(search), hash },
    { replace: true, state, preventScrollReset: true },
  );
};

/** The address that a deeplink opens: its path, the query of the address that contained the link, and its category for the page's list [RTE-02]. */
const addressOf = ({ path, category, query }: Deeplink): string => {
  const [, pathname = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
  const search = new URLSearchParams(withoutLink(own));
  if (category) search.set('category', category);
  return withCarriedQuery(`${pathname}?${search}${hash}`, withoutLink(query));
};

/** Whether a link names its shop; otherwise it names a page of the shop in which the link is opened. */
const namesItsShop = (path: string): boolean => /^(\/|\w+:)/.test(path);

/**
 * Takes a deeplink out of the address, and follows the stored link once the shop is ready [RTE-03]. Outside all shops,
 * a link that names its shop is followed at once; a link without a shop waits for the next shop that the visitor opens.
 */
export const followDeeplink = async (deps: DeeplinkDeps): Promise<void> => {
  const { store, router, slug, remoteSteps, origin, leave } = deps;
  await takeFromAddress(deps);
  const stored = readDeeplink();
  if (!stored || !(slug ? store.get(primitives.isReadyToShop) : namesItsShop(stored.path))) return;
  clearDeeplink();
  const path = deeplinkTarget(stored.path, { origin, slug, remoteSteps });
  if (path === null) return;
  const address = addressOf({ ...stored, path });
  const isHere = slug !== '' && new RegExp(`^/${slug}([/?#]|$)`).test(address);
  if (isHere) await router.navigate(address, { replace: true });
  else leave(address);
};
