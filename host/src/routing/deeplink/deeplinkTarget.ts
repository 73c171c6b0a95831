import type { PageData } from '../../page/pageData.ts';
import { ownPath } from '../ownPath.ts';
import { routeIn } from '../routeIn.ts';

interface TargetOptions {
  /** The origin of this site. */
  origin: string;
  /** The shop of the page; empty outside of all shops. */
  slug: string;
  /** The steps that remotes bring to it. */
  remoteSteps?: PageData['remoteSteps'];
}

/** Outside of all shops it is not known which steps a shop has: its own server says so. */
const belowAShop = /^\/(?!api\/)[a-z0-9][a-z0-9-]*(\/[^/]+){1,2}\/?$/;

/**
 * The path of this site that a deep link names, with its query and hash: `lockers` and `/lockers` are the shop's own,
 * `/{slug}/lockers` and a whole address are the site's. Null for an address of another site, and for one that is no page
 * of this one [RTE-03].
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
