import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** Writes files by their paths into a new folder, and flushes all of them to the disk before it returns. */
export async function writeFiles(disk: Disk, folder: string, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folders = foldersOf([...contents.keys()]).map((path) => join(folder, path));
  for (const path of folders) await disk.makeFolder(path);
  for (const [path, content] of contents) await disk.writeNew(join(folder, path), content);
  for (const path of folders) await disk.syncFolder(path);
}

/** Every folder that contains files or such folders, parents first; '' is the root folder. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set(['']);
  for (const path of paths) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return [...folders];
}
