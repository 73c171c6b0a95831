import type { Release } from '@festival/release-contracts/release/release';

/**
 * The release that gave a brand this version of a remote, which it has had since without interruption, or until another one
 * replaced it. The history is newest first. Answers the history's oldest release if the version is older.
 */
export function introducingRelease(history: readonly Release[], remote: string, version: string): Release | undefined {
  const has = ({ pins: { [remote]: pin } }: Release) => pin?.stable === version || pin?.canary === version;
  return history.find((release, index) => has(release) && !history.slice(index + 1, index + 2).some(has));
}
