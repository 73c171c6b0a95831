import { whenIdle } from '../../network/whenIdle.ts';
import type { PageData } from '../../page/pageData.ts';
import { requestFiles } from '../../remotes/federation/requestFiles.ts';
import { slotOfRoute } from '../../remotes/slot/slotOfRoute.ts';
import { routeIn } from '../../routing/routeIn.ts';
import { prepareShellPages, shellPageOf } from '../router/shellPages.ts';
import { mayPrefetch } from './mayPrefetch.ts';
import { pathOfLink } from './prefetchLinks.ts';

/** Fetches only the code for a path of the page's shop, without data, because many links are seen and few are pressed. */
const fetchCode = (page: PageData, path: string): void => {
  const route = routeIn(page, path.replace(/\?.*/, ''));
  if (route.params.slug !== page.config?.slug || !mayPrefetch()) return;
  const shellPage = shellPageOf(route, page);
  if (shellPage) void prepareShellPages(shellPage);
  const slot = shellPage ? null : slotOfRoute(route.row, route.params, '');
  if (slot) requestFiles(page.moduleFiles?.[slot.module] ?? []);
};

/** Prefetches the code of links that become visible, while the browser is idle. It does nothing with data saver or on 2g [RTE-14]. */
export const prefetchSight = (page: PageData): void => {
  const seen = new WeakSet<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? pathOfLink(target) : null;
      if (path === null) continue;
      seen.add(target);
      sight.unobserve(target);
      whenIdle(() => fetchCode(page, path));
    }
  });
  let isDue = false;
  const look = (): void => {
    if (isDue) return;
    isDue = true;
    whenIdle(() => {
      isDue = false;
      // Observing a link twice has no effect.
      for (const link of document.querySelectorAll('a[href]')) if (!seen.has(link)) sight.observe(link);
    });
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
};
