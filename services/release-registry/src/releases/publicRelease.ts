import type { Release } from '@festival/release-contracts/release/release';

/** A release as everybody may read it: without the names and words of the people who made it. */
export function publicRelease({ by: _by, reason: _reason, ...release }: Release): Omit<Release, 'by' | 'reason'> {
  return release;
}
