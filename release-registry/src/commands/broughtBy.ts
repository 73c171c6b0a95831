import type { Release } from '@festival/shared-contracts/release/release';

/**
 * The release that brought a remote's version to a brand and since which it was never gone, out of a history that is
 * newest first. The oldest at hand if the history ends before; undefined if the newest does not have it.
 */
export function broughtBy(history: readonly Release[], remote: string, version: string): Release | undefined {
  const gone = history.findIndex(({ pins: { [remote]: pin } }) => pin?.stable !== version && pin?.canary !== version);
  return history[(gone === -1 ? history.length : gone) - 1];
}
