import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { namesIn } from './readIfThere.ts';

/** A folder of the registry. Unfinished writes are in `tmp` only, so every other file is complete. */
export type DataFolder = { root: string; tmp: string };

/**
 * Creates the folder and removes unfinished files after a crash; `swept` is the number of removed files and folders.
 * Each is first renamed, so that a process that is still writing it fails and publishes no partial content.
 */
export async function openDataFolder(root: string, disk: Disk): Promise<{ folder: DataFolder; swept: number }> {
  const folder = { root, tmp: join(root, 'tmp') };
  await disk.makeFolder(folder.tmp);
  await disk.syncFolder(root);
  const leftovers = await namesIn(folder.tmp);
  for (const name of leftovers) {
    const condemned = temporaryPath(folder);
    await disk.rename(join(folder.tmp, name), condemned);
    await disk.remove(condemned);
  }
  return { folder, swept: leftovers.length };
}

/** A new path in `tmp`, on the same file system as the path it will be renamed or linked to. */
export const temporaryPath = (folder: DataFolder): string => join(folder.tmp, randomUUID());
