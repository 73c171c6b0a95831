import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerAccount } from './serverAccount.ts';

/** A private folder for the server's socket: its path may have 107 bytes, and a system's own temporary folder can be long. */
export function socketFolder(dataFolder: string, account: ServerAccount | null): string {
  const record = path.join(dataFolder, 'sockets');
  // A start that was killed left its folder behind.
  if (existsSync(record)) rmSync(readFileSync(record, 'utf8'), { recursive: true, force: true });
  const parent = tmpdir().length < 60 ? tmpdir() : '/tmp';
  const folder = mkdtempSync(path.join(parent, 'festival-db-'));
  if (account) chownSync(folder, account.uid, account.gid);
  writeFileSync(record, folder);
  return folder;
}
