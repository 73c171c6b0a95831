import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';
import { processCommand, processIdentity } from './processIdentity.ts';

const patienceMilliseconds = 20_000;

/**
 * Stops a server that still runs on this cluster although its parent Node process has ended. The folder must be locked. Returns a message for the
 * person who starts the shop, or null if no server was running.
 */
export async function stopOrphanServer(cluster: string): Promise<string | null> {
  const file = path.join(cluster, 'postmaster.pid');
  const pid = recordedProcess(file);
  if (pid === null) return null;
  const command = processCommand(pid);
  if (!command?.includes(cluster)) {
    if (command !== null) forgetProcess(file);
    return null;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; processIdentity(pid) !== null; waited += 50) {
    if (waited === patienceMilliseconds) process.kill(pid, 'SIGQUIT');
    if (waited > 2 * patienceMilliseconds) {
      throw new DatabaseStartError(
        `A PostgreSQL of an earlier start (process ${pid}) still uses ${cluster} and does not stop: end it, then start again.`,
      );
    }
    await wait(50);
  }
  return `A PostgreSQL left over from an earlier start (process ${pid}) was stopped; nothing is lost.`;
}

function recordedProcess(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Removes the process id from the file, because another program now has this id and PostgreSQL would take that program
 * for a server. The rest of the file remains: PostgreSQL uses it to find out whether processes of the former server
 * still use the data, and waits until they end.
 */
function forgetProcess(file: string): void {
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  const ended = spawnSync('true').pid;
  writeFileSync(file, [ended, ...rest].join('\n'));
}
