import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readIfThere } from '../disk/readIfThere.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import type { JsonObject } from './renameField.ts';

/**
 * Rewrites the records that match `pattern` (below the data folder), each atomically, and counts those that changed.
 * A record that is no JSON object was damaged by another program: it stays, and reading it fails as before.
 */
export async function migrateRecords(
  disk: Disk,
  folder: DataFolder,
  pattern: string,
  migrate: (record: JsonObject) => JsonObject,
): Promise<number> {
  let changed = 0;
  for (const name of (await Array.fromAsync(glob(pattern, { cwd: folder.root }))).sort()) {
    const path = join(folder.root, name);
    const record = parseObject(await readIfThere(path));
    const next = record && migrate(record);
    if (next === null || next === record) continue;
    await replaceFile(disk, folder, path, recordText(next));
    changed += 1;
  }
  return changed;
}

function parseObject(text: string | null): JsonObject | null {
  try {
    return z.parse(z.record(z.string(), z.unknown()), JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}
