import { locationOf, siteAddress } from '../security/siteAddress.ts';

/**
 * A path of this site as the browser resolves it; null for an address that a browser would read as another site, such
 * as `//evil.example`, also with tabs or backslashes inside.
 */
export function ownPath(given: string): string | null {
  const base = 'http://shop.invalid';
  if (!given.startsWith('/')) return null;
  const url = URL.parse(given, base);
  return url && url.origin === base ? locationOf(url) : null;
}

/** The same path with further query parameters; empty ones are left out. */
export function withQuery(path: string, more: Readonly<Record<string, string | undefined>>): string {
  const url = siteAddress(path);
  for (const [name, value] of Object.entries(more)) if (value) url.searchParams.set(name, value);
  return locationOf(url);
}
