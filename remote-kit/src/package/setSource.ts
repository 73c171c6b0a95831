import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { isLocalVersion } from '@festival/release-contracts/package/version';
import { manifestName } from '@festival/release-registry/package/packageFiles';
import { sourceOf } from '@festival/release-registry/package/sourceOf';

interface SourceOptions {
  /** The remote's folder. */
  folder: string;
  packageFolder: string;
  /** By default the checked-out one. */
  commit?: string | undefined;
}

/** Writes the commit of a package into its manifest; a local version has none. @throws if the name is not a commit. [BYD-08] */
export function setSource(
  manifest: PackageManifest,
  { folder, packageFolder, commit }: SourceOptions,
): PackageManifest {
  if (isLocalVersion(manifest.version)) return manifest;
  const found = sourceOf(folder, commit);
  if (!found.ok) throw new Error(found.error);
  const { source, ...content } = manifest;
  if (isDeepStrictEqual(source, found.value)) return manifest;
  const sourced = { ...content, ...(found.value && { source: found.value }) };
  writeFileSync(join(packageFolder, manifestName), `${JSON.stringify(sourced, null, 2)}\n`);
  return sourced;
}
