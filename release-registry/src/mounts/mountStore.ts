import { dirname, join } from 'node:path';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { type MountRecord, mountRecordSchema } from './mountReport.ts';

/** The last report of each version's mount for each brand, beside the version. */
export type MountStore = ReturnType<typeof mountStore>;

export function mountStore(folder: DataFolder, disk: Disk) {
  const fileOf = (name: string, version: string, brand: string) =>
    join(folder.versions, name, version, 'mounts', `${brand}.json`);
  return {
    /** Null for a version that was never mounted for this brand. */
    find: (name: string, version: string, brand: string) => readRecord(fileOf(name, version, brand), mountRecordSchema),
    async keep(name: string, version: string, { brand, record }: { brand: string; record: MountRecord }) {
      const file = fileOf(name, version, brand);
      await disk.makeFolder(dirname(file));
      await disk.syncFolder(dirname(dirname(file)));
      await replaceFile(disk, folder, file, recordText(record));
    },
  };
}
