import { spawnSync } from 'node:child_process';

/** The file of a program on this machine's PATH; null for none. */
export const pathOf = (program: string): string | null => {
  const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};
