import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Address of the embedded database of a running shop with this data folder, for an operator's command; null when none
 * is running. It contains the password: don't print it.
 */
export function runningDatabase(dataFolder: string): string | null {
  try {
    const password = readFileSync(path.join(dataFolder, 'password'), 'utf8').trim();
    // The fifth line of postmaster.pid is the folder of the server's socket.
    const sockets = readFileSync(path.join(dataFolder, 'cluster', 'postmaster.pid'), 'utf8')
      .split('\n')[4]
      ?.trim();
    return sockets ? `postgresql://postgres:${password}@${encodeURIComponent(sockets)}/shop` : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
