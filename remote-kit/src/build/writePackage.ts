import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageManifest, packageManifestSchema } from '@festival/shared-contracts/package/packageManifest';
import { z } from 'zod';
import { compressFiles } from '../package/compressFiles.ts';
import { localVersion } from '../package/localVersion.ts';
import { manifestName, packageFiles } from '../package/packageFiles.ts';
import { remoteBrowserConfig } from '../preset/remoteBrowserConfig.ts';
import { remoteServerConfig } from '../preset/remoteServerConfig.ts';
import { loadRemoteDefinition } from '../remote/loadRemoteDefinition.ts';
import type { Remote } from '../remote/remote.ts';
import { contractsVersion } from '../share-table/shareTable.ts';
import { sourceHash } from './inputHash.ts';
import { consumedModules, moduleAssets } from './moduleAssets.ts';
import { runWebpack } from './runWebpack.ts';
import { usedExports } from './usedExports.ts';
import { writeServerEntry } from './writeServerEntry.ts';
import { writeStates } from './writeStates.ts';

interface PackageOptions {
  /** The remote's folder. */
  folder: string;
  /** The folder to write the package into. */
  packageFolder: string;
  version: string | undefined;
}

const describedSchema = z.object({
  version: z.string(),
  dependencies: z.object({ '@festival/shared-contracts': z.string() }),
});

/** Builds both targets into the package's folder and writes its manifest. */
export async function writePackage({ folder, packageFolder, version }: PackageOptions): Promise<PackageManifest> {
  const remote = await loadRemoteDefinition(folder);
  const described = describedSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const { exposes, shared } = await buildBrowser(remote, join(packageFolder, 'browser'));
  await buildServer(remote, join(packageFolder, 'server'));
  compressBrowserFiles(packageFolder);
  await writeStates(folder, packageFolder);
  const content = {
    name: remote.name,
    files: packageFiles(packageFolder),
    entry: 'browser/remoteEntry.js',
    exposes,
    serverFile: 'server/remote.cjs',
    contracts: contractsRange(described.dependencies['@festival/shared-contracts']),
    shared,
    uses: usedExports(folder),
    ...(remote.steps.length > 0 && { steps: remote.steps }),
  };
  const manifest = packageManifestSchema.parse({
    ...content,
    version: version ?? localVersion(described.version, content),
  });
  writeFileSync(join(packageFolder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function buildBrowser(remote: Remote, outputFolder: string) {
  const buildId = sourceHash(remote.folder).slice(0, 10);
  const { compilation } = await runWebpack(remoteBrowserConfig(remote, { outputFolder, buildId, mode: 'production' }));
  const inBrowser = (files: string[]) => files.map((file) => `browser/${file}`);
  const exposes = Object.entries(moduleAssets(compilation, Object.keys(remote.exposes)));
  return {
    exposes: Object.fromEntries(
      exposes.map(([expose, { js, css, shared }]) => [expose, { js: inBrowser(js), css: inBrowser(css), shared }]),
    ),
    shared: consumedModules(compilation),
  };
}

const buildServer = (remote: Remote, outputFolder: string) =>
  runWebpack(remoteServerConfig(remote, { outputFolder, entry: writeServerEntry(remote) }));

function compressBrowserFiles(packageFolder: string): void {
  const paths = packageFiles(packageFolder).map(({ path }) => path);
  compressFiles(paths.filter((path) => path.startsWith('browser/')).map((path) => join(packageFolder, path)));
}

/**
 * An exact version in package.json is the lowest one: all later versions of the same major are compatible. Contracts that are installed from
 * a file are of their own version.
 */
function contractsRange(declared: string): string {
  if (/^\d/.test(declared)) return `^${declared}`;
  return /^[\^~<>=*]/.test(declared) ? declared : `^${contractsVersion()}`;
}
