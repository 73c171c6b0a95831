import { join } from 'node:path';
import { postgresRecords } from './postgres/postgresRecords.ts';
import { type S3Place, s3Files } from './s3/s3Files.ts';
import type { Files } from './storage/files.ts';
import { folderFiles } from './storage/folderFiles.ts';
import type { Records } from './storage/records.ts';

/** The places of the registry's records and files, from its settings. */
export type StoragePlaces = {
  /** The PostgreSQL database of the records. */
  databaseUrl: string;
  /** The registry's folder: for files that are stored nowhere else, and for copies of files in S3. */
  data: string;
  /** S3, or a folder that registries share; if undefined, the registry's own folder. */
  files?: S3Place | string | undefined;
};

export type Storage = { records: Records; files: Files };

/** Opens the storage for records and files. @throws DatabaseStartError if another release has migrated the database. */
export async function openStorage(
  { databaseUrl, data, files = data }: StoragePlaces,
  onError: (error: unknown) => void = () => {},
): Promise<Storage> {
  return {
    files: typeof files === 'object' ? s3Files(files, join(data, 'cache')) : await folderFiles(files),
    records: await postgresRecords(databaseUrl, onError),
  };
}
