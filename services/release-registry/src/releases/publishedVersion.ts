import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { VersionStore } from '../versions/versionStore.ts';

/** A version that a release names. @throws when its record is gone: another program has removed it. */
export async function publishedVersion(versions: VersionStore, name: string, version: string): Promise<RemoteVersion> {
  const record = await versions.find(name, version);
  if (record === null) throw new Error(`${name}@${version} is in a release, and its record is gone`);
  return record;
}
