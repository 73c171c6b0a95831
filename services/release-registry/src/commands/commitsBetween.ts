import type { Source } from '@festival/release-contracts/package/source';
import { git } from '../package/git.ts';

/** A commit that only one of two versions has. */
export type CommitBetween = { commit: string; subject: string; isAdded: boolean };

const mostShown = 100;

/**
 * The commits of the remote's folder that only one of two versions has, the newest first, as the repository in `folder` knows them; undefined where it does
 * not know both. [BYD-08]
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
