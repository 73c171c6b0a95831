import type { Release } from '@festival/release-contracts/release/release';

/** A brand's release by its revision; null if there is none. */
export type FindRelease = (revision: number) => Promise<Release | null>;

/**
 * The release that a roll-back restores, found through any number of roll-backs. For a release that is not a roll-back,
 * returns the release itself. Null if one of them is missing.
 */
export async function restoredRelease(release: Release, find: FindRelease): Promise<Release | null> {
  let restored: Release | null = release;
  while (restored?.restores !== undefined) restored = await find(restored.restores);
  return restored;
}
