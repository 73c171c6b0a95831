import { pinnedVersions } from './pinnedVersions.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Whether a version is, or was, in a release of any brand: browsers may only get such versions. */
export type IsReleased = (name: string, version: string) => Promise<boolean>;

/**
 * Reads each release only once, because releases never change and a released version remains available for open pages.
 */
export function releasedVersions(releases: ReleaseStore): IsReleased {
  const released = new Set<string>();
  /** The highest revision of each brand that was read. */
  const read = new Map<string, number>();

  async function add(brand: string, revision: number): Promise<boolean> {
    const release = await releases.find(brand, revision);
    if (release === null) return false;
    for (const [name, version] of pinnedVersions(release)) released.add(`${name}@${version}`);
    read.set(brand, Math.max(revision, read.get(brand) ?? 0));
    return true;
  }

  /** Revisions are consecutive, so later it only checks the next number. */
  async function readOn(brand: string): Promise<void> {
    let last = read.get(brand);
    if (last === undefined) for (const revision of await releases.revisions(brand)) await add(brand, revision);
    else while (await add(brand, last + 1)) last += 1;
  }

  return async (name, version) => {
    const key = `${name}@${version}`;
    if (released.has(key)) return true;
    for (const brand of await releases.brands()) await readOn(brand);
    return released.has(key);
  };
}
