import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';

/** Which visitors of the newest release get a version. */
export type Lane = 'stable' | 'canary';

/** The lane of a version in a release; undefined for one that it does not name, which is so for earlier pages. */
export function laneOf({ release }: ReleaseDocument, remote: string, version: string): Lane | undefined {
  const pin = release.pins[remote];
  if (version === pin?.canary) return 'canary';
  return version === pin?.stable ? 'stable' : undefined;
}
