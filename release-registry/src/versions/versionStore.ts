import { dirname, join } from 'node:path';
import { remoteNameSchema } from '@festival/shared-contracts/package/remoteName';
import { type RemoteVersion, remoteVersionSchema } from '@festival/shared-contracts/package/remoteVersion';
import { versionSchema } from '@festival/shared-contracts/package/version';
import * as z from 'zod/mini';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { namesIn } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';
import { filesName, recordName, writeVersion } from './writeVersion.ts';

/** The published versions, each a folder that is written once and never changed. [FED-04] */
export type VersionStore = ReturnType<typeof versionStore>;

export function versionStore(folder: DataFolder, disk: Disk) {
  const known = new Map<string, RemoteVersion>();
  const folderOf = (name: string, version: string) => join(folder.versions, name, version);

  async function find(name: string, version: string): Promise<RemoteVersion | null> {
    const id = `${name}@${version}`;
    const record = known.get(id) ?? (await readRecord(join(folderOf(name, version), recordName), remoteVersionSchema));
    if (record !== null) known.set(id, record);
    return record;
  }

  /** Stores a version atomically; false if that name and version is taken, also by a concurrent writer. */
  async function add(record: RemoteVersion, contents: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
    const draft = temporaryPath(folder);
    try {
      await writeVersion(disk, draft, record, contents);
      const versionFolder = folderOf(record.name, record.version);
      await disk.makeFolder(dirname(versionFolder));
      await disk.syncFolder(folder.versions);
      await disk.rename(draft, versionFolder);
      await disk.syncFolder(dirname(versionFolder));
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(diskErrorCode(error) ?? '')) return false;
      throw error;
    } finally {
      await disk.remove(draft);
    }
  }

  /** All versions of a remote, the last published first. */
  async function list(name: string): Promise<RemoteVersion[]> {
    const versions = (await namesIn(join(folder.versions, name))).filter(matches(versionSchema));
    const records = await Promise.all(versions.map((version) => find(name, version)));
    return records.filter((record) => record !== null).sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  return {
    find,
    add,
    list,
    /** The folder that holds a version's files, by the paths of its manifest. */
    filesFolder: (name: string, version: string) => join(folderOf(name, version), filesName),
    /** The names of all remotes that have a published version. */
    remotes: async () => (await namesIn(folder.versions)).filter(matches(remoteNameSchema)).sort(),
  };
}

const matches = (schema: z.core.$ZodType) => (value: string) => z.safeParse(schema, value).success;
