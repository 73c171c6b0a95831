import { join } from 'node:path';
import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/shared-contracts/package/hostCapabilities';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';

/** The capabilities of the host that all brands share, as its last build registered them. */
export type HostStore = ReturnType<typeof hostStore>;

export function hostStore(folder: DataFolder, disk: Disk) {
  const file = join(folder.hosts, 'current.json');
  return {
    /** Null before the first build of a host. */
    current: () => readRecord(file, hostCapabilitiesSchema),
    replace: (host: HostCapabilities) => replaceFile(disk, folder, file, recordText(host)),
  };
}
