import { dirname } from 'node:path';
import { type DataFolder, temporaryPath } from './dataFolder.ts';
import type { Disk } from './disk.ts';

/** Writes or replaces a file atomically: after a crash it has the whole old content or the whole new one. */
export async function replaceFile(disk: Disk, folder: DataFolder, path: string, content: string): Promise<void> {
  const draft = temporaryPath(folder);
  await disk.writeNew(draft, content);
  await disk.rename(draft, path);
  await disk.syncFolder(dirname(path));
}
