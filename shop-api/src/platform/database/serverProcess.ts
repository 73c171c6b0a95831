import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { ServerAccount } from './serverAccount.ts';

type Start = { program: string; args: string[]; account: ServerAccount | null; logDescriptor: number };

/**
 * Starts a program of PostgreSQL's as its account. It gets a session of its own, so that Ctrl-C reaches Node first and the
 * database last; where the system has `setpriv`, it is stopped by the system even if Node is killed.
 */
export function startServerProcess({ program, args, account, logDescriptor }: Start): ChildProcess {
  const options = {
    cwd: '/',
    detached: true,
    stdio: ['ignore', logDescriptor, logDescriptor] as ['ignore', number, number],
    // Nothing of Node's own environment is the database's business; its messages are read by us, so they are in English.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  };
  if (!endsWithParent()) return spawn(program, args, { ...options, ...account });
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  return spawn('setpriv', [...identity, '--pdeathsig', 'INT', program, ...args], options);
}

function endsWithParent(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Answers the exit code once the process has ended (-1 if it ended by a signal or never started). */
export async function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit').catch(() => {});
  }
  return child.exitCode ?? -1;
}
