import { locationOf, siteAddress } from '../security/siteAddress.ts';

/** Returns the same path with further query parameters; empty ones are left out. */
export function withQuery(path: string, more: Readonly<Record<string, string | undefined>>): string {
  const url = siteAddress(path);
  for (const [name, value] of Object.entries(more)) if (value) url.searchParams.set(name, value);
  return locationOf(url);
}
