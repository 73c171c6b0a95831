import type { Release } from '@festival/shared-contracts/release/release';

/** A brand's release by its serial; null if there is none. */
export type FindRelease = (serial: number) => Promise<Release | null>;

/**
 * The last good release before this one, or null. A roll-back stands where the release it restores stood, so what was
 * rolled back from is skipped: going back twice goes two steps back, not back to the bad one.
 */
export async function predecessor(release: Release, find: FindRelease): Promise<Release | null> {
  let stand: Release | null = release;
  while (stand?.restores !== undefined) stand = await find(stand.restores);
  return stand === null || stand.parent === 0 ? null : find(stand.parent);
}
