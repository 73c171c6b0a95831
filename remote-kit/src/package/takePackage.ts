import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { manifestName } from '@festival/release-registry/package/packageFiles';
import { buildRemote } from '../build/buildRemote.ts';
import { checkStyles } from './checkStyles.ts';

interface TakeOptions {
  /** The remote's folder. */
  folder: string;
  /** The folder, relative to the remote's, of a package that the team's own build has written; built by the kit by default. */
  built?: string | undefined;
  version?: string | undefined;
}

interface TakenPackage {
  manifest: PackageManifest;
  packageFolder: string;
}

/** The remote's package: built by the kit, or as a build with RemotePlugin has written it. @throws when it is not there, does not build, or has styles that reach outside. */
export async function takePackage({ folder, built, version }: TakeOptions): Promise<TakenPackage> {
  if (built === undefined) return buildRemote({ folder, version });
  const packageFolder = resolve(folder, built);
  const manifest = withVersion(join(packageFolder, manifestName), version);
  checkStyles(packageFolder);
  return { manifest, packageFolder };
}

/** The manifest in this file, which gets the version where one is given: no other file of a package has it. */
function withVersion(file: string, version: string | undefined): PackageManifest {
  if (!existsSync(file)) throw new Error(`${file} is not there: build the remote first.`);
  const manifest = packageManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (version === undefined || version === manifest.version) return manifest;
  const renamed = packageManifestSchema.parse({ ...manifest, version });
  writeFileSync(file, `${JSON.stringify(renamed, null, 2)}\n`);
  return renamed;
}
