import type { Release } from '@festival/release-contracts/release/release';

/**
 * The release that gave a brand this version of a remote, which it has had since without interruption. The history is newest
 * first. Answers the history's oldest release if the version is older; undefined if the newest does not have it.
 */
export function introducingRelease(history: readonly Release[], remote: string, version: string): Release | undefined {
  const without = history.findIndex(
    ({ pins: { [remote]: pin } }) => pin?.stable !== version && pin?.canary !== version,
  );
  return history[(without === -1 ? history.length : without) - 1];
}
