import { isDeepStrictEqual } from 'node:util';
import type { HostOffer } from '@festival/shared-contracts/release/hostOffer';
import { pinnedVersions } from '../releases/pinnedVersions.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import { fitFaults } from './fitFaults.ts';
import type { HostStore } from './hostStore.ts';

export type HostRegistered = {
  outcome: 'registered' | 'already-there';
  /** What brands have active and this host can't run, in sentences that begin with the brand. */
  unfit: string[];
};

/** Notes what the host offers from now on. It is never refused: the host is there already, the answer says whom it breaks. */
export async function registerHost(
  stores: { hosts: HostStore; releases: ReleaseStore; versions: VersionStore },
  offer: HostOffer,
): Promise<HostRegistered> {
  const same = isDeepStrictEqual(await stores.hosts.current(), offer);
  if (!same) await stores.hosts.replace(offer);
  const unfit: string[] = [];
  for (const brand of await stores.releases.brands()) {
    const release = await stores.releases.current(brand);
    for (const [name, version] of release === null ? [] : pinnedVersions(release)) {
      const record = await stores.versions.find(name, version);
      unfit.push(...(record === null ? [] : fitFaults(record, offer)).map((fault) => `${brand}: ${fault}`));
    }
  }
  return { outcome: same ? 'already-there' : 'registered', unfit };
}
