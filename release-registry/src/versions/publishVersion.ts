import type { RemoteVersion } from '@festival/shared-contracts/release/remoteVersion';
import { type Result, refuse, succeed } from '../problem/problem.ts';
import { contentFaults } from './contentFaults.ts';
import type { Publication } from './publication.ts';
import { sameManifest } from './sameManifest.ts';
import type { VersionStore } from './versionStore.ts';

export type Published = { outcome: 'published' | 'already-there'; version: RemoteVersion };

/**
 * Takes a version in, once and for all: the same content again is content with what is there, other content under a
 * taken version is refused, and so is any file that is not what its hash says. [FED-04]
 */
export async function publishVersion(
  store: VersionStore,
  publication: Publication,
  at: Date,
): Promise<Result<Published>> {
  const { manifest, by } = publication;
  const contents = new Map(
    Object.entries(publication.contents).map(([path, content]) => [path, Buffer.from(content, 'base64')]),
  );
  const faults = contentFaults(manifest, contents);
  if (faults.length > 0) {
    return refuse(
      'invalid-request',
      `The files of ${manifest.name}@${manifest.version} are not what its manifest says.`,
      faults,
    );
  }
  const version = { ...manifest, publishedBy: by, publishedAt: at.toISOString() };
  const there = await store.find(manifest.name, manifest.version);
  if (there === null && (await store.add(version, contents))) return succeed({ outcome: 'published', version });
  return compareWith(there ?? (await store.find(manifest.name, manifest.version)), publication);
}

function compareWith(there: RemoteVersion | null, { manifest }: Publication): Result<Published> {
  const id = `${manifest.name}@${manifest.version}`;
  if (there === null) throw new Error(`${id} was in the way and is gone: something else removes published versions`);
  if (sameManifest(there, manifest)) return succeed({ outcome: 'already-there', version: there });
  return refuse(
    'version-differs',
    `${id} was published by ${there.publishedBy} at ${there.publishedAt} with other content. ` +
      'A version never changes: publish yours under a new number.',
  );
}
