import { isDeepStrictEqual } from 'node:util';
import type { HostCapabilities } from '@festival/shared-contracts/package/hostCapabilities';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import type { Stores } from './stores.ts';

export type HostRegistered = {
  outcome: 'registered' | 'already-there';
  /** Active versions that this host can't run, in sentences that begin with the brand. */
  incompatible: string[];
};

/** Records a new host's capabilities. Never refused, since the host runs already: the answer names what it breaks. [FED-04] */
export async function registerHost(stores: Stores, host: HostCapabilities): Promise<HostRegistered> {
  const same = isDeepStrictEqual(await stores.hosts.current(), host);
  if (!same) await stores.hosts.replace(host);
  const incompatible: string[] = [];
  for (const brand of await stores.releases.brands()) {
    const errors = await brandErrors(stores, brand, host);
    incompatible.push(...errors.map((error) => `${brand}: ${error}`));
  }
  return { outcome: same ? 'already-there' : 'registered', incompatible };
}

async function brandErrors(stores: Stores, brand: string, host: HostCapabilities): Promise<string[]> {
  const release = await stores.releases.current(brand);
  const errors: string[] = [];
  for (const [name, version] of release === null ? [] : pinnedVersions(release)) {
    const record = await stores.versions.find(name, version);
    if (record !== null) errors.push(...compatibilityErrors(record, host));
  }
  return errors;
}
