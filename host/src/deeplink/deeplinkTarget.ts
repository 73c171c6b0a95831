import { ownPath } from '../routes/ownPath.ts';
import { routeAt } from '../routes/routeAt.ts';

interface TargetOptions {
  /** The origin of this site. */
  origin: string;
  /** The shop of the page; empty outside of all shops. */
  slug: string;
}

const isPage = (path: string): boolean => routeAt(path.replace(/[?#].*/, '')).row.screen.kind !== 'notFound';

/**
 * The path of this site that a deep link names, with its query and hash: `tickets` and `/tickets` are the shop's own,
 * `/{slug}/tickets` and a whole address are the site's. Null for an address of another site, and for one that is no page
 * of this one [RTE-03].
 */
export const deeplinkTarget = (given: string, { origin, slug }: TargetOptions): string | null => {
  const url = URL.parse(given, slug ? `${origin}/${slug}/` : origin);
  if (url?.origin !== origin) return null;
  const path = ownPath(`${url.pathname}${url.search}${url.hash}`);
  if (path === null) return null;
  return [...(slug ? [`/${slug}${path}`] : []), path].find(isPage) ?? null;
};
