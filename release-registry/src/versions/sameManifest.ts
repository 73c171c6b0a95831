import { isDeepStrictEqual } from 'node:util';
import {
  type RemoteReleaseManifest,
  remoteReleaseManifestSchema,
} from '@festival/shared-contracts/release/remoteReleaseManifest';

/** Whether two manifests describe the same content, in whatever order they list files and shared subpaths. */
export function sameManifest(one: RemoteReleaseManifest, other: RemoteReleaseManifest): boolean {
  return isDeepStrictEqual(ordered(one), ordered(other));
}

function ordered(manifest: RemoteReleaseManifest): RemoteReleaseManifest {
  const { files, shared, ...rest } = remoteReleaseManifestSchema.parse(manifest);
  return {
    ...rest,
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    shared: [...new Set(shared)].sort(),
  };
}
