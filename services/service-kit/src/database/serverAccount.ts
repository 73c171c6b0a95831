import { execFileSync, spawnSync } from 'node:child_process';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';

/** The account that PostgreSQL runs as. */
export type ServerAccount = { uid: number; gid: number };

/**
 * Finds an account to run PostgreSQL as, since it refuses to run as root. Null if it can run as Node's account; otherwise the owner of the data
 * (`dataOwner`, a user id), or an account that every system has.
 */
export function serverAccount(dataOwner: number | null): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const names = dataOwner ? [String(dataOwner)] : ['postgres', 'nobody'];
  for (const name of names) {
    const account = lookUp(name);
    if (account) return account;
  }
  throw new DatabaseStartError(
    `PostgreSQL does not run as root and found no account to run as (looked for ${names.join(', ')}): start the shop as an ordinary user.`,
  );
}

function lookUp(name: string): ServerAccount | null {
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    const account = { uid: number('-u'), gid: number('-g') };
    return account.uid > 0 ? account : null;
  } catch {
    return null;
  }
}

/**
 * Whether the account can enter a folder or run a program. It asks the system, because permissions of every parent
 * folder apply.
 */
export function canUse(account: ServerAccount, target: string): boolean {
  return spawnSync('test', ['-x', target], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
