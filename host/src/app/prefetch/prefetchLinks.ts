import { mayPrefetch } from './mayPrefetch.ts';
import type { PrepareRoute } from './prepareRoute.ts';

/** The path and query that the link around an element opens in this page; null where there is no such link. */
export const pathOfLink = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
};

/**
 * Fetches a link's page when it is pointed at or gets the focus, in the shell as in remotes, and when a press on it begins. Data
 * saver and 2g leave only the press, which needs the page anyway [RTE-14].
 */
export const prefetchLinks = (prepare: PrepareRoute): void => {
  const open = ({ target }: Event): void => {
    const path = pathOfLink(target);
    if (path !== null) void prepare(path);
  };
  const hint = (event: Event): void => {
    if (mayPrefetch()) open(event);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, hint, { passive: true });
  document.addEventListener('pointerdown', open, { passive: true });
};
