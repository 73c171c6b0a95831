import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { Release } from '@festival/release-contracts/release/release';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { withoutPublisher } from '../versions/withoutPublisher.ts';
import { fallbacksOf } from './fallbacksOf.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import { publicRelease } from './publicRelease.ts';
import { publishedVersion } from './publishedVersion.ts';
import type { Stores } from './stores.ts';

/**
 * The document that the host's server needs for a brand: the release, the fall-backs of its pages, and the versions of
 * both. It is public, so it has no name or account of a person, and no reason. [FED-03]
 */
export async function releaseDocumentOf(
  stores: Pick<Stores, 'versions' | 'releases'>,
  release: Release,
  host: HostCapabilities | null,
): Promise<ReleaseDocument> {
  const { fallbacks, canaryFallbacks } = await fallbacksOf(stores, release, host);
  const named = [...pinnedVersions(release), ...Object.entries(fallbacks), ...Object.entries(canaryFallbacks)];
  const versions: ReleaseDocument['versions'] = {};
  for (const [name, version] of named) {
    versions[name] = {
      ...versions[name],
      [version]: withoutPublisher(await publishedVersion(stores.versions, name, version)),
    };
  }
  return { release: publicRelease(release), fallbacks, canaryFallbacks, versions };
}
