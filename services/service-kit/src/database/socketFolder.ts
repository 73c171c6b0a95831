import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerAccount } from './serverAccount.ts';

const prefix = 'festival-db-';

/**
 * A private folder for the server's socket, the same at each start, so that services can reconnect to a restarted
 * server. A socket's path is limited to 107 bytes, which the system's temporary folder can exceed.
 */
export function socketFolder(dataFolder: string, account: ServerAccount | null): string {
  const record = path.join(dataFolder, 'sockets');
  const former = existsSync(record) ? readFileSync(record, 'utf8') : null;
  if (former && isOrBecomesOurs(former, account)) return former;
  const parent = tmpdir().length < 60 ? tmpdir() : '/tmp';
  const folder = mkdtempSync(path.join(parent, prefix));
  if (account) chownSync(folder, account.uid, account.gid);
  writeFileSync(record, folder);
  return folder;
}

/** Other accounts see the folder's name and may have created it first: it must be owned by this account and private. */
function isOrBecomesOurs(folder: string, account: ServerAccount | null): boolean {
  if (!path.basename(folder).startsWith(prefix)) return false;
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
    return true;
  } catch {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    return (
      found?.isDirectory() === true && found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o77) === 0
    );
  }
}
