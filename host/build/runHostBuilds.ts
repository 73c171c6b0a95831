import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '@festival/remote-kit/preset/runWebpack';
import { writeSharedSources } from '@festival/remote-kit/share-table/writeSharedSources';
import { compressFiles } from '@festival/service-kit/files/compressFiles';
import { z } from 'zod';
import { hostBrowserConfig } from '../webpack.browser.ts';
import { hostFederationConfig } from '../webpack.federation.ts';
import { hostServerConfig } from '../webpack.server.ts';
import { buildEarlyScript } from './buildEarlyScript.ts';
import { browserFolder, buildFolder } from './buildFolder.ts';
import { describeBuild } from './describeBuild.ts';
import { integrityOf } from './integrityOf.ts';
import { pruneBuilds } from './pruneBuilds.ts';
import { writeBrandThemes } from './writeBrandThemes.ts';

const packageSchema = z.object({ version: z.string() });

interface BuildOptions {
  folder: string;
  dist: string;
  /** The build's name. */
  build: string;
}

/** Runs the builds of the host and writes `host.json` for the server. */
export async function runHostBuilds({ folder, dist, build }: BuildOptions): Promise<void> {
  writeSharedSources(join(folder, '.cache', 'shared'));
  const options = { folder, mode: 'production' as const };
  const inBrowser = browserFolder(dist);
  const inBuild = buildFolder(dist, build);
  await runWebpack(hostServerConfig({ ...options, outputFolder: inBuild }));
  const early = await buildEarlyScript({ ...options, outputFolder: inBuild });
  await runWebpack(hostFederationConfig(options));
  const { compilation } = await runWebpack(hostBrowserConfig({ ...options, outputFolder: inBrowser }));
  const { brands, files: brandFiles } = writeBrandThemes(inBrowser);
  const files = [...new Set([...compilation.getAssets().map(({ name }) => name), ...brandFiles])].sort();
  const integrity = integrityOf(inBrowser, files);
  compressFiles(files.map((path) => join(inBrowser, path)));
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const manifest = describeBuild({ compilation, brands, files, integrity, version, early });
  const manifestFile = join(inBuild, 'host.json');
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(manifestFile, join(dist, 'host.json'));
  pruneBuilds(dist);
}
