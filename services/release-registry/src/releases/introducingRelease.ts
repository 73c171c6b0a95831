import type { Release } from '@festival/release-contracts/release/release';

/**
 * The release that introduced this version of a remote at a brand: the first of the latest unbroken series of releases
 * that contain it. The history is newest first. If the version is older than the history, returns the oldest release.
 */
export function introducingRelease(history: readonly Release[], remote: string, version: string): Release | undefined {
  const has = ({ pins: { [remote]: pin } }: Release) => pin?.stable === version || pin?.canary === version;
  return history.find((release, index) => has(release) && !history.slice(index + 1, index + 2).some(has));
}
