import type { PageData } from '../../page/pageData.ts';
import { ownPath } from '../ownPath.ts';
import { routeIn } from '../routeIn.ts';

interface TargetOptions {
  /** The origin of this site. */
  origin: string;
  /** The shop of the page; empty outside all shops. */
  slug: string;
  /** The steps that remotes add to the shop. */
  remoteSteps?: PageData['remoteSteps'];
}

/** Outside all shops the steps of a shop are not known, so only the form of the path is checked here; the shop's own page checks its steps. */
const belowAShop = /^\/(?!api\/)[a-z0-9][a-z0-9-]*(\/[^/]+){1,2}\/?$/;

/**
 * The path of this site that a deeplink names, with its query and hash. `lockers` and `/lockers` are paths of the shop.
 * `/{slug}/lockers` and a full address are paths of the site. Null for an address of another site, and for an address
 * without a page on this site [RTE-03].
 */
export const deeplinkTarget = (given: string, { origin, slug, remoteSteps }: TargetOptions): string | null => {
  const isPage = (own: string): boolean => {
    const pathname = own.replace(/[?#].*/, '');
    return (
      routeIn({ remoteSteps }, pathname).row.screen.kind !== 'notFound' || (slug === '' && belowAShop.test(pathname))
    );
  };
  const url = URL.parse(given, slug ? `${origin}/${slug}/` : origin);
  if (url?.origin !== origin) return null;
  const path = ownPath(`${url.pathname}${url.search}${url.hash}`);
  if (path === null) return null;
  return [...(slug ? [`/${slug}${path}`] : []), path].find(isPage) ?? null;
};
