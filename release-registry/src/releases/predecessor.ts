import type { Release } from '@festival/shared-contracts/release/release';

/** A brand's release by its revision; null if there is none. */
type FindRelease = (revision: number) => Promise<Release | null>;

/**
 * The last good release before this one, or null. A roll-back counts as the release that it restores, so releases that were
 * rolled back are skipped: rolling back twice goes two steps back, never to the bad release.
 */
export async function predecessor(release: Release, find: FindRelease): Promise<Release | null> {
  let restored: Release | null = release;
  while (restored?.restores !== undefined) restored = await find(restored.restores);
  return restored === null || restored.parent === 0 ? null : find(restored.parent);
}
