import { spawnSync } from 'node:child_process';

type Signal = 'TERM' | 'INT' | 'KILL';

let isPossible: boolean | undefined;

/**
 * Wraps a command so that the system sends it this signal when its parent process ends, even if the parent was killed.
 * Without `setpriv` the command is unchanged. `identity` is the account to run it as, in options of `setpriv`.
 */
export function endingWithParent(
  signal: Signal,
  [program, ...args]: readonly [string, ...string[]],
  identity: readonly string[] = [],
): [string, string[]] {
  return endsWithParent() ? ['setpriv', [...identity, '--pdeathsig', signal, program, ...args]] : [program, args];
}

/** Whether this system has a `setpriv` that can end a process together with its parent. */
export function endsWithParent(): boolean {
  isPossible ??= spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
  return isPossible;
}
