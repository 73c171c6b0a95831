import type { Source } from '@festival/release-contracts/package/source';
import { git } from '../package/git.ts';

/** A commit that only one of two versions contains. */
export type CommitBetween = { commit: string; subject: string; isAdded: boolean };

const mostShown = 100;

/**
 * The commits to the remote's folder that only one of two versions contains, the newest first. They are read from the
 * repository in `folder`. Undefined if the repository does not have both versions' commits. [BYD-08]
 */
export function commitsBetween(folder: string, before: Source, after: Source): CommitBetween[] | undefined {
  const place = after.folder === undefined ? [] : ['--', `:(top,literal)${after.folder}`];
  const range = `${before.commit}...${after.commit}`;
  const log = git(folder, 'log', '--left-right', `--max-count=${mostShown}`, '--format=%m %h %s', range, ...place);
  return log?.split('\n').flatMap((line) => {
    const [, side, commit, subject] = /^([<>]) (\w+) (.*)$/.exec(line) ?? [];
    return commit === undefined || subject === undefined ? [] : [{ commit, subject, isAdded: side === '>' }];
  });
}
