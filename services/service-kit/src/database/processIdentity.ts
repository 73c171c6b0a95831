import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process by its id and its start time, since the system reuses ids. Null when there is none. */
export function processIdentity(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : `${pid} ${fields[19]}`;
  } catch {
    const started = queryPs(pid, 'lstart=');
    return started && `${pid} ${started}`;
  }
}

/** The command line of a process, or null when there is none. */
export function processCommand(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
  } catch {
    return queryPs(pid, 'command=');
  }
}

function queryPs(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
