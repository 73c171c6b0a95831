import { spawnSync } from 'node:child_process';

/** What git answers in a folder; undefined where it answers nothing: no repository, no such commit, no git. */
export function git(folder: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['--no-optional-locks', '-C', folder, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 16 * 1024 * 1024,
  });
  return status === 0 ? stdout.trimEnd() : undefined;
}
