import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSharedSources } from '@festival/remote-kit/share-table/writeSharedSources';
import type { Compilation, Configuration } from 'webpack';
import { z } from 'zod';
import { buildEarlyScript } from '../build/buildEarlyScript.ts';
import { buildFolder } from '../build/buildFolder.ts';
import { describeBuild } from '../build/describeBuild.ts';
import { writeBrandThemes } from '../build/writeBrandThemes.ts';
import { hostBrowserConfig } from '../webpack.browser.ts';
import { hostFederationConfig } from '../webpack.federation.ts';
import { hostServerConfig } from '../webpack.server.ts';

const folder = join(import.meta.dirname, '..');

/** The name of the build that the dev server updates. */
export const devBuildName = 'development';
const devBuildFolder = buildFolder(join(folder, 'dist'), devBuildName);
/** The brands' themes of the dev build; its scripts are in the dev server's memory. */
export const devThemesFolder = join(devBuildFolder, 'themes');

const plainNames = { filename: '[name].js', chunkFilename: '[name].js', assetModuleFilename: '[name][ext]' };

/** The host's builds for development: plain names, readable code, source maps. */
export function devConfigs(): Record<'federation' | 'browser' | 'server', Configuration> {
  writeSharedSources(join(folder, '.cache', 'shared'));
  const options = { folder, mode: 'development' as const };
  const browser = hostBrowserConfig({ ...options, outputFolder: join(devBuildFolder, 'browser') });
  const server = hostServerConfig({ ...options, outputFolder: join(devBuildFolder, 'server') });
  return {
    federation: hostFederationConfig(options),
    browser: { ...browser, output: { ...browser.output, ...plainNames } },
    server: { ...server, output: { ...server.output, path: devBuildFolder, clean: false } },
  };
}

const packageSchema = z.object({ version: z.string() });

/** The text of the script inside each page; the dev server must be restarted after a change of it. */
export const devEarlyScript = (): Promise<string> =>
  buildEarlyScript({ folder, mode: 'development', outputFolder: devBuildFolder });

/** Writes the manifest of a finished browser build. It has no hashes, because they would change under an open page. */
export function writeDevManifest(compilation: Compilation, early: string): void {
  mkdirSync(devThemesFolder, { recursive: true });
  const { brands } = writeBrandThemes(devThemesFolder);
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const manifest = {
    ...describeBuild({ compilation, brands, files: [], integrity: {}, version, early }),
    isDevelopment: true,
  };
  writeFileSync(join(devBuildFolder, 'host.json'), JSON.stringify(manifest, null, 2));
}
