import type { Release } from '@festival/release-contracts/release/release';
import { pinnedVersions } from './pinnedVersions.ts';

/** The versions of a release that the one before does not have. */
export function incomingVersions(
  next: Pick<Release, 'pins'>,
  current: Release | null,
): [remote: string, version: string][] {
  const active = new Set((current === null ? [] : pinnedVersions(current)).map(String));
  return pinnedVersions(next).filter((pair) => !active.has(String(pair)));
}
