import { dirname, join } from 'node:path';
import {
  type RemoteReleaseManifest,
  remoteNameSchema,
  versionSchema,
} from '@festival/shared-contracts/release/remoteReleaseManifest';
import { type RemoteVersion, remoteVersionSchema } from '@festival/shared-contracts/release/remoteVersion';
import * as z from 'zod/mini';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { namesIn } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';

/** The published versions, each a folder that is written once and never touched again. [FED-04] */
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

  /** Puts a version in place whole; false if that name and version is taken, now or by whoever was faster. */
  async function add(record: RemoteVersion, contents: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
    const draft = temporaryPath(folder);
    try {
      await writeDraft(draft, record, contents);
      const place = folderOf(record.name, record.version);
      await disk.makeFolder(dirname(place));
      await disk.syncFolder(folder.versions);
      await disk.rename(draft, place);
      await disk.syncFolder(dirname(place));
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(diskErrorCode(error) ?? '')) return false;
      throw error;
    } finally {
      await disk.remove(draft);
    }
  }

  async function writeDraft(draft: string, record: RemoteVersion, contents: ReadonlyMap<string, Uint8Array>) {
    const folders = foldersOf(record.files).map((path) => join(draft, filesName, path));
    for (const path of folders) await disk.makeFolder(path);
    for (const [path, content] of contents) await disk.writeNew(join(draft, filesName, path), content);
    await disk.writeNew(join(draft, recordName), `${JSON.stringify(record, null, 2)}\n`);
    for (const path of [...folders, draft]) await disk.syncFolder(path);
  }

  return {
    find,
    add,
    /** The folder that holds a version's files, by the paths of its manifest. */
    filesFolder: (name: string, version: string) => join(folderOf(name, version), filesName),
    /** The names of all remotes of which something was published. */
    remotes: async () => (await namesIn(folder.versions)).filter(isOf(remoteNameSchema)).sort(),
    /** All versions of a remote, the last published first. */
    async list(name: string): Promise<RemoteVersion[]> {
      const versions = (await namesIn(join(folder.versions, name))).filter(isOf(versionSchema));
      const records = await Promise.all(versions.map((version) => find(name, version)));
      return records.filter((record) => record !== null).sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
    },
  };
}

const recordName = 'version.json';
const filesName = 'files';

/** Every folder the files lie in and those between, parents first; '' is the folder of the files itself. */
function foldersOf(files: RemoteReleaseManifest['files']): string[] {
  const folders = new Set(['']);
  for (const { path } of files) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return [...folders];
}

const isOf = (schema: z.core.$ZodType) => (value: string) => z.safeParse(schema, value).success;
