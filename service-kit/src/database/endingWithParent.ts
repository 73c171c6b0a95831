import { spawnSync } from 'node:child_process';

type Signal = 'TERM' | 'INT' | 'KILL';

let isPossible: boolean | undefined;

/**
 * A command that the system ends by this signal when the process that starts it is gone, even if that was killed. Where the system has
 * no `setpriv`, the command as it is. `identity` is the account to run it as, in options of `setpriv`.
 */
export function endingWithParent(
  signal: Signal,
  [program, ...args]: readonly [string, ...string[]],
  identity: readonly string[] = [],
): [string, string[]] {
  return endsWithParent() ? ['setpriv', [...identity, '--pdeathsig', signal, program, ...args]] : [program, args];
}

/** Whether this system has a `setpriv` that ends a process together with the one that started it. */
export function endsWithParent(): boolean {
  isPossible ??= spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
  return isPossible;
}
