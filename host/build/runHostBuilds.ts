import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '@festival/remote-kit/build/runWebpack';
import { compressFiles } from '@festival/remote-kit/release/compressFiles';
import { releaseFiles } from '@festival/remote-kit/release/releaseFiles';
import { writeSharedSources } from '@festival/remote-kit/share-table/sharedSources';
import { z } from 'zod';
import { hostBrowserConfig } from '../webpack.browser.ts';
import { hostServerConfig } from '../webpack.server.ts';
import { writeBrandThemes } from './brandThemes.ts';
import { describeBuild } from './describeBuild.ts';

const packageSchema = z.object({ version: z.string() });

/** Both builds of the host, and `host.json`, which tells the server what came out of them. */
export async function runHostBuilds({ folder, dist }: { folder: string; dist: string }): Promise<void> {
  const alias = writeSharedSources(join(folder, '.cache', 'generated'));
  const browserFolder = join(dist, 'browser');
  const settings = { folder, alias, mode: 'production' as const };
  const { compilation } = await runWebpack(hostBrowserConfig({ ...settings, outputFolder: browserFolder }));
  const brands = writeBrandThemes(browserFolder);
  const files = releaseFiles(browserFolder);
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const manifest = describeBuild({ compilation, brands, files, version });
  compressFiles(files.map(({ path }) => join(browserFolder, path)));
  await runWebpack(hostServerConfig({ ...settings, outputFolder: join(dist, 'server') }));
  writeFileSync(join(dist, 'host.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
