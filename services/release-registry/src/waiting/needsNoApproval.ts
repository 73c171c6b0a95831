import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@festival/release-contracts/release/release';
import { predecessor } from '../releases/predecessor.ts';
import { type FindRelease, restoredRelease } from '../releases/restoredRelease.ts';

type Pins = Release['pins'];

/** Whether a change takes canaries back and nothing else: everybody gets what most visitors have already. Harm is undone without waiting. [BYD-08] */
export const onlyEndsCanaries = (before: Pins, after: Pins): boolean =>
  Object.entries(after).every(
    ([remote, pin]) =>
      isDeepStrictEqual(pin, before[remote]) || isDeepStrictEqual(pin, { stable: before[remote]?.stable }),
  );

/**
 * Whether a roll-back goes back: to one of the releases that led to the present one. One that was rolled back itself, to which somebody wants to go
 * forward again, is none of them.
 */
export async function isWayBack(current: Release | null, to: number | undefined, find: FindRelease): Promise<boolean> {
  const named = to === undefined ? null : await find(to);
  const target = named && (await restoredRelease(named, find));
  // Without one the refusal says so, and nothing waits.
  if (current === null || target === null) return true;
  for (let past: Release | null = current; past !== null; past = await predecessor(past, find)) {
    const led = await restoredRelease(past, find);
    if (led === null || led.revision <= target.revision) return led?.revision === target.revision;
  }
  return false;
}
