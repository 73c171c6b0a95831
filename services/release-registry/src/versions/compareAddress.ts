import type { Source } from '@festival/release-contracts/package/source';

/**
 * For each forge: a pattern of its host name, and the path below a repository's address at which it compares two
 * commits.
 */
const forges: readonly [RegExp, (before: string, after: string) => string][] = [
  [/^(www\.)?github\./, (before, after) => `compare/${before}...${after}`],
  [/^(www\.)?gitlab\./, (before, after) => `-/compare/${before}...${after}`],
  [/^(www\.)?bitbucket\.org$/, (before, after) => `branches/compare/${after}..${before}`],
];

/** The address at the forge that compares the commits of two versions; undefined if the forge is unknown, or the repositories differ. */
export function compareAddress(before: Source | undefined, after: Source | undefined): string | undefined {
  if (before?.repository === undefined || before.repository !== after?.repository) return undefined;
  if (before.commit === after.commit) return undefined;
  const { protocol, hostname, host, pathname } = new URL(before.repository);
  const path = forges.find(([name]) => name.test(hostname))?.[1](before.commit, after.commit);
  if (path === undefined) return undefined;
  return `${protocol === 'ssh:' ? `https://${hostname}` : `${protocol}//${host}`}${pathname}/${path}`;
}
