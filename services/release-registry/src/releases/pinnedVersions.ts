import type { Release } from '@festival/release-contracts/release/release';

/** Every remote and version of a release, canaries included. */
export function pinnedVersions(release: Pick<Release, 'pins'>): [remote: string, version: string][] {
  return Object.entries(release.pins).flatMap(([remote, { stable, canary }]) => [
    [remote, stable] as [string, string],
    ...(canary === undefined ? [] : [[remote, canary] as [string, string]]),
  ]);
}
