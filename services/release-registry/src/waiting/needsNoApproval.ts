import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@festival/release-contracts/release/release';
import { predecessor } from '../releases/predecessor.ts';
import { type FindRelease, restoredRelease } from '../releases/restoredRelease.ts';

type Pins = Release['pins'];

/**
 * Whether a change only takes canaries back, so that all visitors get the version that most already have. This undoes
 * harm, so it does not wait for an approval. [BYD-08]
 */
export const onlyEndsCanaries = (before: Pins, after: Pins): boolean =>
  Object.entries(after).every(
    ([remote, pin]) =>
      isDeepStrictEqual(pin, before[remote]) || isDeepStrictEqual(pin, { stable: before[remote]?.stable }),
  );

/**
 * Whether a roll-back restores a predecessor of the current release. A release that was itself rolled back is not a
 * predecessor: restoring it is a step forward.
 */
export async function isWayBack(current: Release | null, to: number | undefined, find: FindRelease): Promise<boolean> {
  const named = to === undefined ? null : await find(to);
  const target = named && (await restoredRelease(named, find));
  // Without such a release the roll-back is refused anyway, so it does not wait.
  if (current === null || target === null) return true;
  for (let past: Release | null = current; past !== null; past = await predecessor(past, find)) {
    const led = await restoredRelease(past, find);
    if (led === null || led.revision <= target.revision) return led?.revision === target.revision;
  }
  return false;
}
