import type { Release } from '@festival/release-contracts/release/release';
import { pinnedVersions } from './pinnedVersions.ts';
import { predecessor } from './predecessor.ts';
import type { Stores } from './stores.ts';

/**
 * The number of earlier, different releases whose versions open pages may have, in addition to the versions of the
 * current release.
 */
const formerReleases = 2;

/** The versions that a brand's open pages may have, without duplicates. [FED-03] */
export async function openVersions(
  { releases }: Pick<Stores, 'releases'>,
  release: Release,
): Promise<[remote: string, version: string][]> {
  const open = new Map<string, [string, string]>();
  let past: Release | null = release;
  for (let count = 0; past !== null && count <= formerReleases; count += 1) {
    for (const pair of pinnedVersions(past)) open.set(String(pair), pair);
    past = await predecessor(past, (revision) => releases.find(release.brand, revision));
  }
  return [...open.values()];
}
