import { execFileSync, spawnSync } from 'node:child_process';
import { DatabaseStartError } from './DatabaseStartError.ts';

/** The account PostgreSQL runs as, by its numbers. */
export type ServerAccount = { uid: number; gid: number };

/**
 * PostgreSQL refuses root. Answers null where Node's own account will do, else the account to run it as:
 * the one that owns the data already (`dataOwner`, a user id), or one that every system has.
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

/** Whether that account can enter a folder or run a program: asked of the system itself, since every parent counts. */
export function canUse(account: ServerAccount, target: string): boolean {
  return spawnSync('test', ['-x', target], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
