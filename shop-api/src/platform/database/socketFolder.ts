import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerAccount } from './serverAccount.ts';

/** Makes a private folder for the server's socket. Its path may have 107 bytes, which the system's temporary folder can exceed. */
export function socketFolder(dataFolder: string, account: ServerAccount | null): string {
  const record = path.join(dataFolder, 'sockets');
  // A killed start leaves its folder behind.
  if (existsSync(record)) rmSync(readFileSync(record, 'utf8'), { recursive: true, force: true });
  const parent = tmpdir().length < 60 ? tmpdir() : '/tmp';
  const folder = mkdtempSync(path.join(parent, 'festival-db-'));
  if (account) chownSync(folder, account.uid, account.gid);
  writeFileSync(record, folder);
  return folder;
}
