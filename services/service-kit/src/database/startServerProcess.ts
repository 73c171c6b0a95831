import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endingWithParent, endsWithParent } from './endingWithParent.ts';
import type { ServerAccount } from './serverAccount.ts';

type ServerProcessOptions = {
  program: string;
  args: string[];
  account: ServerAccount | null;
  logDescriptor: number;
  /** Additional environment variables. */
  environment?: Record<string, string>;
};

/**
 * Starts a program of PostgreSQL as its account, in its own process session, so that Ctrl-C stops Node first and the
 * database last. With `setpriv` the system stops it even if Node is killed.
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
    // The program inherits only these variables of Node's environment. Its messages are in English, since this code parses them.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  };
  if (!endsWithParent())
    return spawn(program, args, { ...options, env: { ...options.env, ...environment }, ...account });
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  // These variables are set after the change of account, because a preloaded library is meant for the server and not
  // for `setpriv`.
  const more = Object.entries(environment ?? {}).map(([name, value]) => `${name}=${value}`);
  return spawn(...endingWithParent('INT', ['env', ...more, program, ...args], identity), options);
}

/** Waits until a process ends. Returns its exit code, or -1 if a signal ended it or it never started. */
export async function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit').catch(() => {});
  }
  return child.exitCode ?? -1;
}
