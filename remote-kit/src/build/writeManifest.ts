import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { manifestName, packageFiles } from '@festival/release-registry/package/packageFiles';
import { compressFiles } from '@festival/service-kit/files/compressFiles';
import { z } from 'zod';
import { checkStyles } from '../package/checkStyles.ts';
import { localVersion } from '../package/localVersion.ts';
import type { Remote } from '../remote/remote.ts';
import { contractsVersion, federationVersion, withoutPackSuffix } from '../share-table/shareTable.ts';
import type { BrowserModules } from './browserModules.ts';
import { usedExports } from './usedExports.ts';
import { writeStates } from './writeStates.ts';

interface ManifestOptions {
  /** The package's folder, with the output of both builds. */
  packageFolder: string;
  version: string | undefined;
  modules: BrowserModules;
}

const describedSchema = z.object({
  version: z.string(),
  dependencies: z.object({ '@festival/shared-contracts': z.string() }),
});

/**
 * Completes a package after both builds: compressed files, the remote's states, and the manifest that lists all of it.
 * @throws with each place where its styles affect elements outside of the remote. [FED-05]
 */
export async function writeManifest(remote: Remote, options: ManifestOptions): Promise<PackageManifest> {
  const { packageFolder, version, modules } = options;
  const described = describedSchema.parse(JSON.parse(readFileSync(join(remote.folder, 'package.json'), 'utf8')));
  compressBrowserFiles(packageFolder);
  checkStyles(packageFolder);
  await writeStates(remote.folder, packageFolder);
  const content = {
    name: remote.name,
    files: packageFiles(packageFolder),
    entry: 'browser/remoteEntry.js',
    exposes: modules.exposes,
    serverFile: 'server/remote.cjs',
    contracts: contractsRange(described.dependencies['@festival/shared-contracts']),
    federation: federationVersion(),
    shared: modules.shared,
    uses: usedExports(remote.folder),
    ...remote.declared,
  };
  const manifest = packageManifestSchema.parse({
    ...content,
    version: version ?? localVersion(described.version, content),
  });
  writeFileSync(join(packageFolder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function compressBrowserFiles(packageFolder: string): void {
  const paths = packageFiles(packageFolder).map(({ path }) => path);
  compressFiles(paths.filter((path) => path.startsWith('browser/')).map((path) => join(packageFolder, path)));
}

/**
 * An exact version in package.json is the lowest one: all later versions of the same major are compatible. Contracts that were installed from a file
 * have no range, so their own version is used.
 */
function contractsRange(declared: string): string {
  if (/^\d/.test(declared)) return `^${withoutPackSuffix(declared)}`;
  return /^[\^~<>=*]/.test(declared) ? declared : `^${contractsVersion()}`;
}
