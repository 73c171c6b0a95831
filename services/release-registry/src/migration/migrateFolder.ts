import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { migrateRecords } from './migrateRecords.ts';
import { movePlaces } from './movePlaces.ts';
import { renameField } from './renameField.ts';

type Migration = (disk: Disk, folder: DataFolder) => Promise<number>;

/**
 * The nth brings a folder of format n to format n + 1 and counts the records it changed. Each skips what is migrated
 * already, so the next start completes a migration that crashed.
 */
const migrations: readonly Migration[] = [
  async (disk, folder) =>
    (await migrateRecords(disk, folder, 'brands/*/*.json', (release) => renameField(release, 'serial', 'revision'))) +
    (await migrateRecords(disk, folder, 'versions/*/*/version.json', (version) =>
      renameField(version, 'doors', 'exposes'),
    )),
  movePlaces,
];

/** The format that this registry reads and writes. */
export const currentFormat = migrations.length + 1;

const formatSchema = z.object({ format: z.int().check(z.minimum(1)) });

/**
 * Brings the data folder to the current format; `migrated` is the number of records that changed. The marker `format.json`
 * is written last: without it, the next start migrates again.
 * @throws with a sentence, when a later version of the registry has written the folder.
 */
export async function migrateFolder(disk: Disk, folder: DataFolder): Promise<{ from: number; migrated: number }> {
  const marker = join(folder.root, 'format.json');
  // The first format had no marker.
  const { format: from } = (await readRecord(marker, formatSchema)) ?? { format: 1 };
  if (from > currentFormat) {
    throw new Error(
      `${folder.root} has format ${from}, and this release registry knows formats up to ${currentFormat}: ` +
        'start the later version that wrote it, or restore a copy from before.',
    );
  }
  let migrated = 0;
  for (const migrate of migrations.slice(from - 1)) migrated += await migrate(disk, folder);
  if (from < currentFormat) await replaceFile(disk, folder, marker, recordText({ format: currentFormat }));
  return { from, migrated };
}
