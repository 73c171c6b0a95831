import { isDeepStrictEqual } from 'node:util';
import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';

const formerSchema = z.array(hostCapabilitiesSchema);

/** The number of hosts that are kept: a remote is checked with each of them. */
const kept = 3;

/** The capabilities of the host that all brands share, as its last builds registered them. */
export type HostStore = ReturnType<typeof hostStore>;

export function hostStore(records: Records) {
  const path = 'hosts/current';
  const formerPath = 'hosts/former';

  return {
    /** The current host; null before the first build. Returns the same object until a registry registers another host. */
    current: () => records.read(path, hostCapabilitiesSchema),
    /** The hosts before the current one, the most recent first. */
    former: async (): Promise<HostCapabilities[]> => (await records.read(formerPath, formerSchema)) ?? [],
    /** Replaces the current host, which becomes the first of the former ones. */
    async replace(host: HostCapabilities): Promise<void> {
      const present = await this.current();
      if (present) {
        const others = (await this.former()).filter((one) => !isDeepStrictEqual(one, present));
        await records.replace(formerPath, [present, ...others].slice(0, kept - 1));
      }
      await records.replace(path, host);
    },
  };
}
