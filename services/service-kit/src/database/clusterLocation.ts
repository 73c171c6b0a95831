import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';
import { canUse, type ServerAccount } from './serverAccount.ts';

const elsewhere = '/var/tmp';
const prefix = 'festival-shop-';

/** The folders of the cluster and of PostgreSQL's programs, and messages for the person who starts the shop. */
type ClusterLocation = { cluster: string; bin: string; messages: string[] };

/**
 * Finds folders that the PostgreSQL account can enter: the data folder and node_modules. If it can't enter them (for example under `/root`), uses a
 * folder in /var/tmp, whose name is stored in the data folder.
 */
export function clusterLocation(
  dataFolder: string,
  binaries: PostgresBinaries,
  account: ServerAccount | null,
): ClusterLocation {
  const cluster = path.join(dataFolder, 'cluster');
  const bin = path.join(binaries.native, 'bin');
  if (account === null) return { cluster, bin, messages: [] };
  const messages: string[] = [];
  const outside = () => outsideFolder(dataFolder);
  const reachable = canHold(account, dataFolder);
  const location = { cluster, bin, messages };
  if (!reachable) {
    location.cluster = path.join(outside(), 'cluster');
    if (existsSync(cluster)) execFileSync('mv', [cluster, location.cluster]);
    messages.push(`PostgreSQL's account can't enter ${dataFolder}, so the data is kept in ${location.cluster}.`);
  }
  if (!canUse(account, path.join(bin, 'postgres'))) {
    location.bin = copyBinaries(binaries, outside());
    messages.push(`PostgreSQL's account can't run ${bin}, so its programs were copied to ${location.bin}.`);
  }
  return location;
}

/** Whether the account can enter the folder and own a folder in it (some file systems don't store owners). */
function canHold(account: ServerAccount, folder: string): boolean {
  const probe = path.join(folder, 'probe');
  try {
    mkdirSync(probe, { recursive: true });
    chownSync(probe, account.uid, account.gid);
    return lstatSync(probe).uid === account.uid && canUse(account, probe);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

/**
 * The folder in /var/tmp that belongs to this data folder. A data folder that no longer names it was reset, so the
 * folder is emptied.
 */
function outsideFolder(dataFolder: string): string {
  const pointer = path.join(dataFolder, 'elsewhere');
  const pointed = existsSync(pointer) ? readFileSync(pointer, 'utf8') : null;
  if (pointed !== null && isOurs(pointed)) return pointed;
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const folder = path.join(elsewhere, `${prefix}${name}`);
  if (isOurs(folder)) rmSync(folder, { recursive: true });
  removeAbandoned();
  try {
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    throw new DatabaseStartError(
      `PostgreSQL's account can't enter ${dataFolder}, and ${folder} can't be created instead (${(error as NodeJS.ErrnoException).code}): set SHOP_DATA to a folder that other accounts can enter.`,
    );
  }
  writeFileSync(path.join(folder, 'made-for'), dataFolder);
  writeFileSync(pointer, folder);
  return folder;
}

/** Removes our folders in /var/tmp whose data folder is deleted and that no server uses. */
function removeAbandoned(): void {
  for (const name of readdirSync(elsewhere)) {
    const folder = path.join(elsewhere, name);
    const madeFor = path.join(folder, 'made-for');
    if (!name.startsWith(prefix) || !isOurs(folder) || !existsSync(madeFor)) continue;
    const isUsed = existsSync(readFileSync(madeFor, 'utf8')) || existsSync(path.join(folder, 'cluster/postmaster.pid'));
    if (!isUsed) rmSync(folder, { recursive: true });
  }
}

/** Every account may create a folder in /var/tmp, so only a real folder owned by this account is used. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}

function copyBinaries({ native, version }: PostgresBinaries, folder: string): string {
  const target = path.join(folder, `postgresql-${version}`);
  if (!existsSync(target)) {
    const part = `${target}.part`;
    rmSync(part, { recursive: true, force: true });
    cpSync(native, part, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', part]);
    renameSync(part, target);
  }
  return path.join(target, 'bin');
}
