import { join } from 'node:path';
import { openDataFolder } from './disk/dataFolder.ts';
import { type Disk, realDisk } from './disk/disk.ts';
import { postgresRecords } from './postgres/postgresRecords.ts';
import { type S3Place, s3Files } from './s3/s3Files.ts';
import type { Files } from './storage/files.ts';
import { folderFiles } from './storage/folderFiles.ts';
import { folderRecords } from './storage/folderRecords.ts';
import type { Records } from './storage/records.ts';
import { requireFormat } from './storage/requireFormat.ts';

/** The places of the registry's records and files, from its settings. */
export type StoragePlaces = {
  /** The registry's folder: for records and files that are stored nowhere else, and for copies of files in S3. */
  data: string;
  /** The PostgreSQL database of the records; if undefined, records are in the folder. */
  databaseUrl?: string | undefined;
  /** S3, or a folder that registries share; if undefined, the registry's own folder. */
  files?: S3Place | string | undefined;
};

export type Storage = {
  records: Records;
  files: Files;
  /** The number of unfinished files that were removed after a crash. */
  swept: number;
};

/**
 * Opens the storage for records and files, and first removes what a crash left unfinished. @throws with a sentence if another version of the registry
 * has written the folder.
 */
export async function openStorage(
  { data, databaseUrl, files }: StoragePlaces,
  { disk = realDisk, onError = () => {} }: { disk?: Disk; onError?: (error: unknown) => void } = {},
): Promise<Storage> {
  const own = await openDataFolder(data, disk);
  await requireFormat(disk, own.folder);
  const shared = typeof files === 'string' ? await openDataFolder(files, disk) : own;
  return {
    records: databaseUrl === undefined ? folderRecords(own.folder, disk) : await postgresRecords(databaseUrl, onError),
    files: typeof files === 'object' ? s3Files(files, join(data, 'cache')) : folderFiles(shared.folder, disk),
    swept: own.swept,
  };
}
