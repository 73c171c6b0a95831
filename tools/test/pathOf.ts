import { spawnSync } from 'node:child_process';

/** The path of a program on this machine's PATH; null if it is missing. */
export const pathOf = (program: string): string | null => {
  const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};
