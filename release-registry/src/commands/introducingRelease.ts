import type { Release } from '@festival/shared-contracts/release/release';

/**
 * The release since which a brand has had this version of a remote without interruption, from a history that is newest
 * first. The oldest in the history if it ends before; undefined if the newest does not have the version.
 */
export function introducingRelease(history: readonly Release[], remote: string, version: string): Release | undefined {
  const without = history.findIndex(
    ({ pins: { [remote]: pin } }) => pin?.stable !== version && pin?.canary !== version,
  );
  return history[(without === -1 ? history.length : without) - 1];
}
