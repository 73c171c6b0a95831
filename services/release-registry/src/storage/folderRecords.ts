import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { inTurn } from '../disk/inTurn.ts';
import { fileStamp, namesIn } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { changeCount } from './changeCount.ts';
import { mostKnown, type Records } from './records.ts';

/**
 * Stores records as files of a folder, such as `brands/solstrand/00000184.json`. Several processes may share the
 * folder, but each has its own turns (`inTurn`).
 */
export function folderRecords(folder: DataFolder, disk: Disk): Records {
  const known = new LRUCache<string, { stamp: string; record: Promise<unknown> }>({ max: mostKnown });
  const changed = changeCount();
  const fileOf = (path: string) => join(folder.root, `${path}.json`);

  async function makeFolderOf(file: string): Promise<void> {
    await disk.makeFolder(dirname(file));
    for (let above = dirname(dirname(file)); above.startsWith(folder.root); above = dirname(above)) {
      await disk.syncFolder(above);
    }
  }

  return {
    async read<Schema extends z.core.$ZodType>(path: string, schema: Schema) {
      const file = fileOf(path);
      const stamp = fileStamp(file);
      if (stamp === null) return null;
      const last = known.get(path);
      if (last?.stamp === stamp) return last.record as Promise<z.output<Schema> | null>;
      const record = readRecord(file, schema);
      known.set(path, { stamp, record });
      record.catch(() => known.delete(path));
      return record;
    },
    /** The complete file gets its name by a hard link, which fails if the name is taken. */
    async create(path, record) {
      const draft = temporaryPath(folder);
      const file = fileOf(path);
      try {
        await makeFolderOf(file);
        await disk.writeNew(draft, recordText(record));
        await disk.link(draft, file);
        await disk.syncFolder(dirname(file));
        changed.add(path);
        return true;
      } catch (error) {
        if (diskErrorCode(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await disk.remove(draft);
      }
    },
    async replace(path, record) {
      await makeFolderOf(fileOf(path));
      await replaceFile(disk, folder, fileOf(path), recordText(record));
      changed.add(path);
    },
    async remove(path) {
      await disk.remove(fileOf(path));
      await disk.syncFolder(dirname(fileOf(path)));
      changed.add(path);
    },
    names: async (path) => (await namesIn(join(folder.root, path))).map((name) => name.replace(/\.json$/, '')),
    changes: changed.count,
    inTurn: inTurn(),
    close: async () => {},
  };
}
