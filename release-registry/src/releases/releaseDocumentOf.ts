import type { HostCapabilities } from '@festival/shared-contracts/package/hostCapabilities';
import type { RemoteVersion } from '@festival/shared-contracts/package/remoteVersion';
import type { Release } from '@festival/shared-contracts/release/release';
import type { ReleaseDocument } from '@festival/shared-contracts/release/releaseDocument';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import { predecessor } from './predecessor.ts';
import type { Stores } from './stores.ts';

type ReadStores = Pick<Stores, 'versions' | 'releases'>;

/** All that the host's server needs for a brand: the release, each remote's fall-back, and the versions of both. [FED-03] */
export async function releaseDocumentOf(
  stores: ReadStores,
  release: Release,
  host: HostCapabilities | null,
): Promise<ReleaseDocument> {
  const fallbacks = await fallbacksOf(stores, release, host);
  const versions: ReleaseDocument['versions'] = {};
  for (const [name, version] of [...pinnedVersions(release), ...Object.entries(fallbacks)]) {
    versions[name] = { ...versions[name], [version]: await published(stores.versions, name, version) };
  }
  return { release, fallbacks, versions };
}

/** For each remote the brand's last stable version before the present one that the host can still run. */
async function fallbacksOf(
  { versions, releases }: ReadStores,
  release: Release,
  host: HostCapabilities | null,
): Promise<Record<string, string>> {
  const fallbacks: Record<string, string> = {};
  const open = new Set(Object.keys(release.pins));
  const find = (revision: number) => releases.find(release.brand, revision);
  for (
    let past = await predecessor(release, find);
    past !== null && open.size > 0;
    past = await predecessor(past, find)
  ) {
    for (const remote of open) {
      const stable = past.pins[remote]?.stable;
      const pin = release.pins[remote];
      if (stable === undefined || stable === pin?.stable || stable === pin?.canary) continue;
      if (host !== null && compatibilityErrors(await published(versions, remote, stable), host).length > 0) continue;
      fallbacks[remote] = stable;
      open.delete(remote);
    }
  }
  return fallbacks;
}

async function published(versions: VersionStore, name: string, version: string): Promise<RemoteVersion> {
  const record = await versions.find(name, version);
  if (record === null)
    throw new Error(`${name}@${version} is in a release, and its folder is gone from the data folder`);
  return record;
}
