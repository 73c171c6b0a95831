import { fallbacksOf } from './fallbacksOf.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import type { Stores } from './stores.ts';

/**
 * The versions that a page may request, each with a sentence that says why. They are the versions of each brand's
 * newest release, the fall-backs of the release's pages, and the versions of every release that was live after `since`,
 * since pages of such a release may still be open.
 */
export async function neededVersions(stores: Stores, since: Date): Promise<Map<string, string>> {
  const { releases, hosts } = stores;
  const host = await hosts.current();
  const needed = new Map<string, string>();
  for (const brand of await releases.brands()) {
    const newest = await releases.current(brand);
    for (let release = newest; release !== null; release = await releases.find(brand, release.revision - 1)) {
      const { fallbacks, canaryFallbacks } = await fallbacksOf(stores, release, host);
      const named = [...pinnedVersions(release), ...Object.entries(fallbacks), ...Object.entries(canaryFallbacks)];
      const why =
        release === newest
          ? `${brand} has it, or falls back to it, by release ${release.revision}`
          : `pages of ${brand} that were opened under release ${release.revision} may need it`;
      for (const [name, version] of named) {
        const id = `${name}@${version}`;
        if (!needed.has(id)) needed.set(id, why);
      }
      if (new Date(release.at) < since) break;
    }
  }
  return needed;
}
