import type { PageData } from '../../page/pageData.ts';
import { heroOfRoute } from '../../pages/hero/heroOfRoute.ts';
import { prefetchHero } from '../../pages/hero/prefetchHero.ts';
import type { SlotAddress } from '../../remotes/slot/remoteModuleSource.ts';
import { slotOfRoute } from '../../remotes/slot/slotOfRoute.ts';
import { routeIn } from '../../routing/routeIn.ts';
import { prepareShellPages, shellPageOf } from '../router/shellPages.ts';

interface PrepareDeps {
  page: PageData;
  /** Loads a remote slot's code, texts and data; never fails. */
  prepareSlot(slot: SlotAddress): Promise<void>;
}

/** Fetches what a path of this site shows, with its query; a path outside of the page's shop is left alone. */
export type PrepareRoute = (path: string) => Promise<void>;

/** Fetches a page before it is opened: its code, its texts, its data and its picture [RTE-14]. */
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
    // After the code: on a slow line the picture would take the bytes that the page waits for.
    if (hero) prefetchHero(hero);
  };
