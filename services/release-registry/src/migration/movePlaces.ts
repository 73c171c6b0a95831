import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import * as z from 'zod/mini';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { readIfThere } from '../disk/readIfThere.ts';
import { placeOf } from '../storage/placeOf.ts';

/** Moves each version's files from beside its record to the place that its record names, and counts them. */
export async function movePlaces(disk: Disk, folder: DataFolder): Promise<number> {
  let moved = 0;
  for (const name of (await Array.fromAsync(glob('versions/*/*/version.json', { cwd: folder.root }))).sort()) {
    const place = await placeNamedBy(join(folder.root, name));
    const from = join(folder.root, dirname(name), 'files');
    if (place === null) continue;
    const to = join(folder.root, 'files', place);
    await disk.makeFolder(dirname(to));
    try {
      await disk.rename(from, to);
      moved += 1;
    } catch (error) {
      // Moved before a crash, or removed.
      if (diskErrorCode(error) !== 'ENOENT') throw error;
    }
    await disk.syncFolder(dirname(to));
  }
  return moved;
}

/** Null for a record that another program has damaged: it stays, and reading it fails as before. */
async function placeNamedBy(file: string): Promise<string | null> {
  try {
    return placeOf(z.parse(remoteVersionSchema, JSON.parse((await readIfThere(file)) ?? '')));
  } catch {
    return null;
  }
}
