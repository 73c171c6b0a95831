import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RemoteReleaseManifest,
  remoteReleaseManifestSchema,
} from '@festival/shared-contracts/release/remoteReleaseManifest';
import { z } from 'zod';
import { remoteBrowserConfig } from '../preset/remoteBrowserConfig.ts';
import { remoteServerConfig } from '../preset/remoteServerConfig.ts';
import { compressFiles } from '../release/compressFiles.ts';
import { localVersion, releaseFiles } from '../release/releaseFiles.ts';
import { loadRemoteDefinition } from '../remote/loadRemoteDefinition.ts';
import type { Remote } from '../remote/remote.ts';
import { sourceHash } from './inputHash.ts';
import { consumedModules, moduleAssets } from './moduleAssets.ts';
import { runWebpack } from './runWebpack.ts';
import { writeServerEntry } from './serverEntry.ts';

interface ReleaseSettings {
  folder: string;
  releaseFolder: string;
  version: string | undefined;
}

const packageSchema = z.object({
  version: z.string(),
  dependencies: z.object({ '@festival/shared-contracts': z.string() }),
});

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

/** An exact version in package.json means "built for this one": everything later of the same major fits too. */
const contractsRange = (wanted: string) => (/^\d/.test(wanted) ? `^${wanted}` : wanted);

/** Builds both targets into the release folder and writes `release.json`. */
export async function writeRelease({
  folder,
  releaseFolder,
  version,
}: ReleaseSettings): Promise<RemoteReleaseManifest> {
  const remote = await loadRemoteDefinition(folder);
  const described = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const { exposes, shared } = await buildBrowser(remote, join(releaseFolder, 'browser'));
  await runWebpack(
    remoteServerConfig(remote, { outputFolder: join(releaseFolder, 'server'), entry: writeServerEntry(remote) }),
  );
  compressFiles(
    releaseFiles(releaseFolder)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('browser/'))
      .map((path) => join(releaseFolder, path)),
  );
  const files = releaseFiles(releaseFolder);
  const content = {
    name: remote.name,
    files,
    entry: 'browser/remoteEntry.js',
    exposes,
    serverFile: 'server/remote.cjs',
    contracts: contractsRange(described.dependencies['@festival/shared-contracts']),
    shared,
  };
  const manifest = remoteReleaseManifestSchema.parse({
    ...content,
    version: version ?? localVersion(described.version, content),
  });
  writeFileSync(join(releaseFolder, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
