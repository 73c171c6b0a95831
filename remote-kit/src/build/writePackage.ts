import { join } from 'node:path';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { remoteBrowserConfig } from '../preset/remoteBrowserConfig.ts';
import { remoteServerConfig } from '../preset/remoteServerConfig.ts';
import { runWebpack } from '../preset/runWebpack.ts';
import { loadRemoteDefinition } from '../remote/loadRemoteDefinition.ts';
import { browserModules } from './browserModules.ts';
import { buildId } from './inputHash.ts';
import { writeManifest } from './writeManifest.ts';
import { writeServerEntry } from './writeServerEntry.ts';

interface PackageOptions {
  /** The remote's folder. */
  folder: string;
  /** The folder to write the package into. */
  packageFolder: string;
  version: string | undefined;
}

/** Builds both targets into the package's folder and writes its manifest. */
export async function writePackage({ folder, packageFolder, version }: PackageOptions): Promise<PackageManifest> {
  const remote = await loadRemoteDefinition(folder);
  const browser = {
    outputFolder: join(packageFolder, 'browser'),
    buildId: buildId(folder),
    mode: 'production',
  } as const;
  const { compilation } = await runWebpack(remoteBrowserConfig(remote, browser));
  const server = { outputFolder: join(packageFolder, 'server'), entry: writeServerEntry(remote) };
  await runWebpack(remoteServerConfig(remote, server));
  return writeManifest(remote, { packageFolder, version, modules: browserModules(compilation, remote) });
}
