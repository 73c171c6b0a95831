import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/shared-contracts/package/hostCapabilities';
import type { Records } from '../storage/records.ts';

/** The capabilities of the host that all brands share, as its last build registered them. */
export type HostStore = ReturnType<typeof hostStore>;

const path = 'hosts/current';

export const hostStore = (records: Records) => ({
  /** Null before the first build of a host. The same object until another one is registered, through whichever registry. */
  current: () => records.read(path, hostCapabilitiesSchema),
  replace: (host: HostCapabilities) => records.replace(path, host),
});
