import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { namesIn } from './readIfThere.ts';

/** Where things lie in the registry's data folder. What is half done lies in `tmp`, so everything else is whole. */
export type DataFolder = { versions: string; brands: string; hosts: string; tmp: string };

/**
 * Makes the data folder ready and clears away what a crash left half done; `swept` says how many pieces.
 * A piece is renamed before it is removed: a writer still at it then fails, rather than publish what is half removed.
 */
export async function openDataFolder(root: string, disk: Disk): Promise<{ folder: DataFolder; swept: number }> {
  const folder = {
    versions: join(root, 'versions'),
    brands: join(root, 'brands'),
    hosts: join(root, 'hosts'),
    tmp: join(root, 'tmp'),
  };
  for (const path of Object.values(folder)) await disk.makeFolder(path);
  await disk.syncFolder(root);
  const leftovers = await namesIn(folder.tmp);
  for (const name of leftovers) {
    const condemned = temporaryPath(folder);
    await disk.rename(join(folder.tmp, name), condemned);
    await disk.remove(condemned);
  }
  return { folder, swept: leftovers.length };
}

/** A path of one's own in `tmp`, on the same file system as where it will be renamed or linked to. */
export const temporaryPath = (folder: DataFolder): string => join(folder.tmp, randomUUID());
