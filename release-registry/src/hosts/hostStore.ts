import { join } from 'node:path';
import { type HostOffer, hostOfferSchema } from '@festival/shared-contracts/release/hostOffer';
import { type DataFolder, temporaryPath } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { readRecord } from '../disk/readRecord.ts';

/** What the host that all brands share offers to remotes, as its last build registered it. */
export type HostStore = ReturnType<typeof hostStore>;

export function hostStore(folder: DataFolder, disk: Disk) {
  const place = join(folder.hosts, 'current.json');
  return {
    /** The offer, or null before the host's first build. */
    current: () => readRecord(place, hostOfferSchema),
    async replace(offer: HostOffer): Promise<void> {
      const draft = temporaryPath(folder);
      await disk.writeNew(draft, `${JSON.stringify(offer, null, 2)}\n`);
      await disk.rename(draft, place);
      await disk.syncFolder(folder.hosts);
    },
  };
}
