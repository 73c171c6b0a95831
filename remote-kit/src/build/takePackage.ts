import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { manifestName } from '@festival/release-registry/package/packageFiles';
import { checkStyles } from '../package/checkStyles.ts';
import { setSource } from '../package/setSource.ts';
import { buildRemote } from './buildRemote.ts';

interface TakeOptions {
  /** The remote's folder. */
  folder: string;
  /** The folder, relative to the remote's, of a package from the team's own build; by default the kit builds it. */
  built?: string | undefined;
  version?: string | undefined;
  /** The commit of the package; by default the one in the package, or the one that is checked out. */
  commit?: string | undefined;
}

interface TakenPackage {
  manifest: PackageManifest;
  packageFolder: string;
}

/**
 * The remote's package: built by the kit, or written by a build with RemotePlugin. @throws if it is missing, does not build, or has styles that
 * affect elements outside the remote.
 */
export async function takePackage({ folder, built, version, commit }: TakeOptions): Promise<TakenPackage> {
  if (built === undefined) return buildRemote({ folder, version, commit });
  const packageFolder = resolve(folder, built);
  const manifest = withVersion(join(packageFolder, manifestName), version);
  checkStyles(packageFolder);
  if (commit === undefined && manifest.source) return { manifest, packageFolder };
  return { manifest: setSource(manifest, { folder, packageFolder, commit }), packageFolder };
}

/** Sets the version, if given, in this manifest: no other file of a package contains it. */
function withVersion(file: string, version: string | undefined): PackageManifest {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the remote first.`);
  const manifest = packageManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (version === undefined || version === manifest.version) return manifest;
  const renamed = packageManifestSchema.parse({ ...manifest, version });
  writeFileSync(file, `${JSON.stringify(renamed, null, 2)}\n`);
  return renamed;
}
