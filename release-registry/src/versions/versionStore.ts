import { dirname, join } from 'node:path';
import { remoteNameSchema } from '@festival/shared-contracts/package/remoteName';
import { type RemoteVersion, remoteVersionSchema } from '@festival/shared-contracts/package/remoteVersion';
import { versionSchema } from '@festival/shared-contracts/package/version';
import * as z from 'zod/mini';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { isFile, namesIn } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { type Removal, removalSchema } from './removal.ts';
import { filesName, recordName, writeVersion } from './writeVersion.ts';

const removalName = 'removal.json';

/** The published versions, each a folder that is written once and never changed, but may be removed, and signed by another key. [FED-04] */
export type VersionStore = ReturnType<typeof versionStore>;

export function versionStore(folder: DataFolder, disk: Disk) {
  const known = new Map<string, RemoteVersion>();
  let signings = 0;
  const folderOf = (name: string, version: string) => join(folder.versions, name, version);

  const removalFile = (name: string, version: string) => join(folderOf(name, version), removalName);

  async function find(name: string, version: string): Promise<RemoteVersion | null> {
    if (isFile(removalFile(name, version))) return null;
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

  /** Replaces the record of a version by one with another signature. */
  async function sign(record: RemoteVersion): Promise<void> {
    const { name, version } = record;
    await replaceFile(disk, folder, join(folderOf(name, version), recordName), recordText(record));
    known.set(`${name}@${version}`, record);
    signings += 1;
  }

  /**
   * Removes a version's files. A record of it stays, so that its number is never used for anything else. It counts as removed before the
   * first file goes; done again it completes what a crash interrupted.
   */
  async function remove(name: string, version: string, removal: Removal): Promise<void> {
    const draft = temporaryPath(folder);
    const condemned = temporaryPath(folder);
    try {
      await disk.writeNew(draft, recordText(removal));
      await disk.link(draft, removalFile(name, version)).catch(unless('EEXIST'));
      await disk.syncFolder(folderOf(name, version));
      await disk.rename(join(folderOf(name, version), filesName), condemned).catch(unless('ENOENT'));
    } finally {
      await disk.remove(draft);
      await disk.remove(condemned);
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
    sign,
    /** How many records have got another signature: what was made of records before is old. */
    signings: () => signings,
    list,
    remove,
    /** Who removed a version; null for one that is there, or never was. */
    removal: (name: string, version: string) => readRecord(removalFile(name, version), removalSchema),
    /** The folder that holds a version's files, by the paths of its manifest. */
    filesFolder: (name: string, version: string) => join(folderOf(name, version), filesName),
    /** The names of all remotes that have a published version. */
    remotes: async () => (await namesIn(folder.versions)).filter(matches(remoteNameSchema)).sort(),
  };
}

const unless = (code: string) => (error: unknown) => {
  if (diskErrorCode(error) !== code) throw error;
};

const matches = (schema: z.core.$ZodType) => (value: string) => z.safeParse(schema, value).success;
