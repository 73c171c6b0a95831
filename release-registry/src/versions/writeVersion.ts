import { join } from 'node:path';
import type { PackageManifest } from '@festival/shared-contracts/package/packageManifest';
import type { RemoteVersion } from '@festival/shared-contracts/package/remoteVersion';
import type { Disk } from '../disk/disk.ts';
import { recordText } from '../disk/recordText.ts';

export const recordName = 'version.json';
export const filesName = 'files';

/** Writes a version's record and files into a new folder, and flushes all of it to the disk before it answers. */
export async function writeVersion(
  disk: Disk,
  folder: string,
  record: RemoteVersion,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const folders = foldersOf(record.files).map((path) => join(folder, filesName, path));
  for (const path of folders) await disk.makeFolder(path);
  for (const [path, content] of contents) await disk.writeNew(join(folder, filesName, path), content);
  await disk.writeNew(join(folder, recordName), recordText(record));
  for (const path of [...folders, folder]) await disk.syncFolder(path);
}

/** Every folder that contains files or such folders, parents first; '' is the top folder. */
function foldersOf(files: PackageManifest['files']): string[] {
  const folders = new Set(['']);
  for (const { path } of files) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return [...folders];
}
