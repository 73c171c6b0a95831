import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';

/** The record of a version as everybody may read it: without the account that published it. */
export function withoutPublisher({ publishedBy: _, ...version }: RemoteVersion): RemoteVersion {
  return version;
}
