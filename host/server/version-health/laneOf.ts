import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';

/** The visitors of the newest release that get a version. */
export type Lane = 'stable' | 'canary';

/** The lane of a version in a release; undefined for a version that it does not name, as on older pages. */
export function laneOf({ release }: ReleaseDocument, remote: string, version: string): Lane | undefined {
  const pin = release.pins[remote];
  if (version === pin?.canary) return 'canary';
  return version === pin?.stable ? 'stable' : undefined;
}
