import { isDeepStrictEqual } from 'node:util';
import type { HostCapabilities } from '@festival/shared-contracts/package/hostCapabilities';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import type { Stores } from './stores.ts';

/** A version that a brand has active and a host can't run, with the reasons in sentences. */
type IncompatibleVersion = { brand: string; name: string; version: string; errors: string[] };

type HostRegistered = { outcome: 'registered' | 'already-there'; incompatible: IncompatibleVersion[] };

/** Records a new host's capabilities. Never refused, since the host is built already: the answer names the versions that it breaks. [FED-04] */
export async function registerHost(stores: Stores, host: HostCapabilities): Promise<HostRegistered> {
  const same = isDeepStrictEqual(await stores.hosts.current(), host);
  if (!same) await stores.hosts.replace(host);
  const incompatible: IncompatibleVersion[] = [];
  for (const brand of await stores.releases.brands()) {
    incompatible.push(...(await incompatibleVersions(stores, brand, host)));
  }
  return { outcome: same ? 'already-there' : 'registered', incompatible };
}

async function incompatibleVersions(
  { releases, versions }: Stores,
  brand: string,
  host: HostCapabilities,
): Promise<IncompatibleVersion[]> {
  const release = await releases.current(brand);
  const found: IncompatibleVersion[] = [];
  for (const [name, version] of release === null ? [] : pinnedVersions(release)) {
    const record = await versions.find(name, version);
    const errors = record === null ? [] : compatibilityErrors(record, host);
    if (errors.length > 0) found.push({ brand, name, version, errors });
  }
  return found;
}
