import type { Release } from '@festival/shared-contracts/release/release';

/** A brand's release by its revision; null if there is none. */
export type FindRelease = (revision: number) => Promise<Release | null>;

/**
 * The last good release before this one, or null. A roll-back counts as the release it restores, so what was rolled back
 * from is skipped: going back twice goes two steps back, not back to the bad one.
 */
export async function predecessor(release: Release, find: FindRelease): Promise<Release | null> {
  let restored: Release | null = release;
  while (restored?.restores !== undefined) restored = await find(restored.restores);
  return restored === null || restored.parent === 0 ? null : find(restored.parent);
}
