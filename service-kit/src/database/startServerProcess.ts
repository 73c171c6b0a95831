import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endingWithParent, endsWithParent } from './endingWithParent.ts';
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
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  };
  if (!endsWithParent())
    return spawn(program, args, { ...options, env: { ...options.env, ...environment }, ...account });
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  // More environment comes after the change of account: a library that it loads is for the server, not for `setpriv`.
  const more = Object.entries(environment ?? {}).map(([name, value]) => `${name}=${value}`);
  return spawn(...endingWithParent('INT', ['env', ...more, program, ...args], identity), options);
}

/** Waits for the end of a process. Answers its exit code, or -1 if a signal ended it or it never started. */
export async function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit').catch(() => {});
  }
  return child.exitCode ?? -1;
}
