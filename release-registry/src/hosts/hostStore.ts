import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/shared-contracts/package/hostCapabilities';
import * as z from 'zod/mini';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { fileStamp } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';

const formerSchema = z.array(hostCapabilitiesSchema);

/** So many hosts are kept: a remote is checked with these. */
const kept = 3;

/** The capabilities of the host that all brands share, as its last builds registered them. */
export type HostStore = ReturnType<typeof hostStore>;

export function hostStore(folder: DataFolder, disk: Disk) {
  const file = join(folder.hosts, 'current.json');
  const former = join(folder.hosts, 'former.json');
  let last: { stamp: string; host: HostCapabilities | null } | undefined;
  return {
    /** Null before the first build of a host. The same object until the file is replaced, by whichever process. */
    async current(): Promise<HostCapabilities | null> {
      const stamp = fileStamp(file);
      if (stamp === null) return null;
      if (last?.stamp !== stamp) last = { stamp, host: await readRecord(file, hostCapabilitiesSchema) };
      return last.host;
    },
    /** The hosts before the current one, the last first. */
    former: async (): Promise<HostCapabilities[]> => (await readRecord(former, formerSchema)) ?? [],
    /** Replaces the current host, which becomes the first of the former ones. */
    async replace(host: HostCapabilities): Promise<void> {
      const present = await this.current();
      if (present) {
        const others = (await this.former()).filter((one) => !isDeepStrictEqual(one, present));
        await replaceFile(disk, folder, former, recordText([present, ...others].slice(0, kept - 1)));
      }
      await replaceFile(disk, folder, file, recordText(host));
    },
  };
}
