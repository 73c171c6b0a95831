import type { PageData } from '../../page/pageData.ts';
import { heroOfRoute } from '../../pages/hero/heroOfRoute.ts';
import { requestHero } from '../../pages/hero/requestHero.ts';
import type { SlotAddress } from '../../remotes/slot/remoteModuleSource.ts';
import { slotOfRoute } from '../../remotes/slot/slotOfRoute.ts';
import { routeIn } from '../../routing/routeIn.ts';
import { prepareShellPages, shellPageOf } from '../router/shellPages.ts';

interface PrepareDeps {
  page: PageData;
  /** Loads a remote slot's code, texts and data; never fails. */
  prepareSlot(slot: SlotAddress): Promise<void>;
}

/** Prefetches the content of a path of this site, with its query; ignores a path outside the page's shop. */
export type PrepareRoute = (path: string) => Promise<void>;

/** Prefetches a page before it is opened: its code, its texts, its data and its picture [RTE-14]. */
export const prepareRoute =
  ({ page, prepareSlot }: PrepareDeps): PrepareRoute =>
  async (path) => {
    const [pathname = '', search = ''] = path.split('?', 2);
    const route = routeIn(page, pathname);
    if (!page.config || route.params.slug !== page.config.slug) return;
    const shellPage = shellPageOf(route, page);
    const slot = shellPage === 'absent' ? null : slotOfRoute(route.row, route.params, search);
    const hero = shellPage === 'absent' ? null : heroOfRoute(page, route);
    await Promise.all([shellPage && prepareShellPages(shellPage), slot && prepareSlot(slot)]);
    // The picture is fetched after the code, because on a slow connection it would delay the files for which the page waits.
    if (hero) requestHero(hero);
  };
