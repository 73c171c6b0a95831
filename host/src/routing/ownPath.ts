/**
 * A path of this site as the browser resolves it, with query and hash. Null for an address that a browser would resolve
 * to another site, such as `//evil.example`, even with tabs or backslashes in it.
 */
export function ownPath(given: string): string | null {
  const base = 'http://shop.invalid';
  if (!given.startsWith('/')) return null;
  const url = URL.parse(given, base);
  if (!url || url.origin !== base) return null;
  // Keeps one slash at the start: after two slashes a browser reads a host name.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`;
}
