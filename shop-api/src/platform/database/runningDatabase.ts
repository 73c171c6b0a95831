import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Address of the embedded database that a shop runs on this folder at the moment, for a command beside it; null when none runs.
 * It carries the password: don't print it.
 */
export function runningDatabase(dataFolder: string): string | null {
  try {
    const password = readFileSync(path.join(dataFolder, 'password'), 'utf8').trim();
    // Its fifth line is where the server's socket is.
    const sockets = readFileSync(path.join(dataFolder, 'cluster', 'postmaster.pid'), 'utf8')
      .split('\n')[4]
      ?.trim();
    return sockets ? `postgresql://postgres:${password}@${encodeURIComponent(sockets)}/shop` : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
