import { ownPath } from './ownPath.ts';
import { pagePath } from './pagePath.ts';

/** The maximum length of an address to which sign-on returns; a longer one loses its query. */
const longest = 2000;

/** The address of the sign-in page, which returns to a path of this site [RTE-04]. */
export const loginAddress = (returnTo: string): string =>
  `${pagePath('login')}?returnTo=${encodeURIComponent(shortened(returnTo))}`;

/** The path that a visitor who signs in on this page opens afterwards: the same path, or on the sign-in page its return address. */
export const placeAfterLogin = (path: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  if (pathname !== pagePath('login')) return shortened(path);
  return ownPath(searchParams.get('returnTo') ?? '') ?? '/';
};

const shortened = (path: string): string => (path.length > longest ? path.replace(/\?[^#]*/, '') : path);
