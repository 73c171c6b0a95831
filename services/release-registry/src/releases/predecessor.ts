import type { Release } from '@festival/release-contracts/release/release';
import { type FindRelease, restoredRelease } from './restoredRelease.ts';

/**
 * The last good release before this one, or null. A roll-back counts as the release that it restores, so releases that were
 * rolled back are skipped: rolling back twice goes two steps back, never to the bad release.
 */
export async function predecessor(release: Release, find: FindRelease): Promise<Release | null> {
  const restored = await restoredRelease(release, find);
  return restored === null || restored.parent === 0 ? null : find(restored.parent);
}
