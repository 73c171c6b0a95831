import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';

/**
 * Waits until no server uses this cluster: the server of a killed start ends a moment later.
 * Throws a DatabaseStartError if it keeps running, since its shop does.
 */
export async function awaitFreeCluster(cluster: string, patienceMilliseconds = 10_000): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  for (const until = Date.now() + patienceMilliseconds; ; await wait(50)) {
    const pid = Number.parseInt(contentOf(file), 10);
    const command = pid > 0 ? contentOf(`/proc/${pid}/cmdline`) : '';
    if (command === '') return;
    if (!command.includes(cluster)) return forgetProcess(file);
    if (Date.now() > until)
      throw new DatabaseStartError(
        `The database folder ${cluster} is in use by a running shop (its PostgreSQL is process ${pid}): stop that shop first, or set SHOP_DATA to another folder.`,
      );
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Removes the process id from the file, because another program now has this id and PostgreSQL would take that program
 * for a server. The rest of the file remains: PostgreSQL uses it to find out whether processes of the former server
 * still use the data, and waits until they end.
 */
function forgetProcess(file: string): void {
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [spawnSync('true').pid, ...rest].join('\n'));
}
