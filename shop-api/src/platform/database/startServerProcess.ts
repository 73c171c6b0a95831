import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { ServerAccount } from './serverAccount.ts';

type ServerProcessOptions = {
  program: string;
  args: string[];
  account: ServerAccount | null;
  logDescriptor: number;
  /** Beside what it always gets. */
  environment?: Record<string, string>;
};

/**
 * Starts a program of PostgreSQL as its account. It gets a session of its own, so that Ctrl-C stops Node first and the database
 * last. Where the system has `setpriv`, the system stops it even if Node is killed.
 */
export function startServerProcess({
  program,
  args,
  account,
  logDescriptor,
  environment,
}: ServerProcessOptions): ChildProcess {
  const options = {
    cwd: '/',
    detached: true,
    stdio: ['ignore', logDescriptor, logDescriptor] as ['ignore', number, number],
    // It gets nothing else of Node's environment. Its messages are in English, since this code reads them.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...environment },
  };
  // `setpriv` would get that environment as another account than the program.
  if (environment || !endsWithParent()) return spawn(program, args, { ...options, ...account });
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  return spawn('setpriv', [...identity, '--pdeathsig', 'INT', program, ...args], options);
}

/** Whether this system has a `setpriv` that ends a process together with the one that started it. */
export function endsWithParent(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Waits for the end of a process. Answers its exit code, or -1 if a signal ended it or it never started. */
export async function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit').catch(() => {});
  }
  return child.exitCode ?? -1;
}
