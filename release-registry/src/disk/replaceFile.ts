import { dirname } from 'node:path';
import { type DataFolder, temporaryPath } from './dataFolder.ts';
import type { Disk } from './disk.ts';

/** Writes a file atomically, over one of that name: after a crash the old content is there or the new one, whole. */
export async function replaceFile(disk: Disk, folder: DataFolder, path: string, content: string): Promise<void> {
  const draft = temporaryPath(folder);
  await disk.writeNew(draft, content);
  await disk.rename(draft, path);
  await disk.syncFolder(dirname(path));
}
