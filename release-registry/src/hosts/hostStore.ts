import { join } from 'node:path';
import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/shared-contracts/package/hostCapabilities';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { fileStamp } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';

/** The capabilities of the host that all brands share, as its last build registered them. */
export type HostStore = ReturnType<typeof hostStore>;

export function hostStore(folder: DataFolder, disk: Disk) {
  const file = join(folder.hosts, 'current.json');
  let last: { stamp: string; host: HostCapabilities | null } | undefined;
  return {
    /** Null before the first build of a host. The same object until the file is replaced, by whichever process. */
    async current(): Promise<HostCapabilities | null> {
      const stamp = fileStamp(file);
      if (stamp === null) return null;
      if (last?.stamp !== stamp) last = { stamp, host: await readRecord(file, hostCapabilitiesSchema) };
      return last.host;
    },
    replace: (host: HostCapabilities) => replaceFile(disk, folder, file, recordText(host)),
  };
}
