import type { Release } from '@festival/release-contracts/release/release';

/** A brand's release by its revision; null if there is none. */
export type FindRelease = (revision: number) => Promise<Release | null>;

/** The release that a roll-back restores, also through several roll-backs. Any other release restores itself. Null if one is missing. */
export async function restoredRelease(release: Release, find: FindRelease): Promise<Release | null> {
  let restored: Release | null = release;
  while (restored?.restores !== undefined) restored = await find(restored.restores);
  return restored;
}
