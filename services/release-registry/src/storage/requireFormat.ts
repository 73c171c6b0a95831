import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';

/** The format that this registry reads and writes. */
export const currentFormat = 3;

const formatSchema = z.object({ format: z.int().check(z.minimum(1)) });

/**
 * Writes the format of the records to `format.json` in a new data folder. @throws with a sentence if another version of the registry has written the
 * folder in another format.
 */
export async function requireFormat(disk: Disk, folder: DataFolder): Promise<void> {
  const marker = join(folder.root, 'format.json');
  const known = await readRecord(marker, formatSchema);
  if (known === null) await replaceFile(disk, folder, marker, recordText({ format: currentFormat }));
  else if (known.format !== currentFormat) {
    throw new Error(
      `${folder.root} has format ${known.format}, and this release registry knows format ${currentFormat} alone: ` +
        'start the version that wrote it, or restore a copy from before.',
    );
  }
}
