import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';
import { processIdentity } from './processIdentity.ts';

/**
 * Makes this process the only user of the folder until it calls `release` or ends.
 * Throws a DatabaseStartError while another process uses it.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  const file = path.join(folder, 'owner');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, processIdentity(process.pid) ?? String(process.pid), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = readFileSync(file, 'utf8');
      const pid = Number.parseInt(owner, 10);
      if (pid > 0 && processIdentity(pid) === owner) throw taken(folder, pid);
      rmSync(file, { force: true });
    }
  }
  throw taken(folder, null);
}

function taken(folder: string, pid: number | null): DatabaseStartError {
  const who = pid === null ? 'another process' : `process ${pid}`;
  return new DatabaseStartError(
    `The database folder ${folder} is in use by a running shop (${who}): stop that one first, or set SHOP_DATA to another folder.`,
  );
}
