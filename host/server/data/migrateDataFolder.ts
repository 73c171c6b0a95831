import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@festival/service-kit/files/writeFileAtomically';
import * as z from 'zod/mini';
import { type JsonObject, migrateReleaseRecord, migrateVersionRecord } from './migrateReleaseRecord.ts';

/** The format of the data folder that this server reads and writes. */
const currentFormat = 2;
const formatSchema = z.object({ format: z.int() });

/**
 * Migrates the host's data folder, a cache of remotes and releases, to the current format, so that pages are still
 * served while the registry is away. Each file is replaced atomically and the marker `format.json` is written last: an
 * interrupted migration is completed by the next start.
 * @returns the number of changed files.
 */
export async function migrateDataFolder(folder: string): Promise<number> {
  const marker = join(folder, 'format.json');
  const known = z.safeParse(formatSchema, await readJson(marker));
  if (known.success && known.data.format === currentFormat) return 0;
  const changed =
    (await migrateFiles(folder, 'remotes/*/*/record.json', migrateVersionRecord)) +
    (await migrateFiles(folder, 'releases/*.json', migrateReleaseRecord));
  await writeFileAtomically(marker, JSON.stringify({ format: currentFormat }));
  return changed;
}

async function migrateFiles(
  folder: string,
  pattern: string,
  migrate: (record: JsonObject) => JsonObject,
): Promise<number> {
  let changed = 0;
  for (const name of await Array.fromAsync(glob(pattern, { cwd: folder }))) {
    const file = join(folder, name);
    const record = z.safeParse(z.record(z.string(), z.unknown()), await readJson(file));
    // An unreadable file is skipped: the cache fetches it again.
    if (!record.success) continue;
    const next = migrate(record.data);
    if (next === record.data) continue;
    await writeFileAtomically(file, JSON.stringify(next));
    changed += 1;
  }
  return changed;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
