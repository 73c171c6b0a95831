import { createHash } from 'node:crypto';
import type { Pin, Release } from './release.ts';

/** A visitor's version of one remote, and the reason: the only version, or the visitor's lane. */
export type ResolvedPin =
  | { version: string; reason: 'stable' }
  | {
      version: string;
      reason: 'in-canary' | 'outside-canary';
      /** 0 to 9999: the visitor's bucket in this roll-out; visitors in buckets below `basisPoints` get the canary. */
      bucket: number;
      basisPoints: number;
      rolloutId: string;
    };

/**
 * The visitor's versions in this release, remote by remote. The result depends only on these inputs, so every server gives the same answer; a visitor
 * stays in their lane while the canary's share grows or its version changes. [FED-04]
 */
export function resolvePins(release: Pick<Release, 'pins'>, visitorId: string): Record<string, ResolvedPin> {
  return Object.fromEntries(Object.entries(release.pins).map(([remote, pin]) => [remote, resolvePin(pin, visitorId)]));
}

function resolvePin({ stable, canary, basisPoints, rolloutId }: Pin, visitorId: string): ResolvedPin {
  if (canary === undefined || basisPoints === undefined || rolloutId === undefined) {
    return { version: stable, reason: 'stable' };
  }
  const bucket = bucketOf(visitorId, rolloutId);
  const chosen = bucket < basisPoints;
  return {
    version: chosen ? canary : stable,
    reason: chosen ? 'in-canary' : 'outside-canary',
    bucket,
    basisPoints,
    rolloutId,
  };
}

/** sha256(visitor | rolloutId) mod 10000, the whole digest read as one big-endian number. */
function bucketOf(visitorId: string, rolloutId: string): number {
  const digest = createHash('sha256').update(`${visitorId}|${rolloutId}`).digest();
  return digest.reduce((rest, byte) => (rest * 256 + byte) % 10_000, 0);
}
