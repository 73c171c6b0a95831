import { mayPrefetch } from './mayPrefetch.ts';
import type { PrepareRoute } from './prepareRoute.ts';

/** The path and query of the link around an element, if the link opens in this page; null without such a link. */
export const pathOfLink = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
};

/**
 * Prefetches a link's page when the link is pointed at or focused, in the shell and in remotes, and when a press on it
 * begins. With data saver or on 2g the page is fetched only when a press begins, because the press needs it anyway
 * [RTE-14].
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
