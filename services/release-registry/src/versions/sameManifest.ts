import { isDeepStrictEqual } from 'node:util';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';

/**
 * Whether two manifests describe the same content. The commit, and the order of files and shared subpaths, are ignored.
 */
export function sameManifest(one: PackageManifest, other: PackageManifest): boolean {
  return isDeepStrictEqual(ordered(one), ordered(other));
}

function ordered(manifest: PackageManifest): Omit<PackageManifest, 'source'> {
  const { files, shared, source: _, ...rest } = packageManifestSchema.parse(manifest);
  return {
    ...rest,
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    shared: [...new Set(shared)].sort(),
  };
}
