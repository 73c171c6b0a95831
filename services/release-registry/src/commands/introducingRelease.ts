import type { Release } from '@festival/release-contracts/release/release';

/**
 * The release that gave a brand this version of a remote, which the brand has had since then without interruption. `history` is newest first. Returns
 * the oldest release of the history if the version is older; undefined if the newest release does not have it.
 */
export function introducingRelease(history: readonly Release[], remote: string, version: string): Release | undefined {
  const without = history.findIndex(
    ({ pins: { [remote]: pin } }) => pin?.stable !== version && pin?.canary !== version,
  );
  return history[(without === -1 ? history.length : without) - 1];
}
