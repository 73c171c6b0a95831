import { spawnSync } from 'node:child_process';

/** The output of git in a folder; undefined if the command fails: no repository, no such commit, or no git. */
export function git(folder: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['--no-optional-locks', '-C', folder, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 16 * 1024 * 1024,
  });
  return status === 0 ? stdout.trimEnd() : undefined;
}
