import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, sourceFiles } from '@festival/remote-kit/build/hashFiles';
import { supportedBrowsers } from '@festival/remote-kit/preset/supportedBrowsers';
import { kitFolder, packageFolder, shareTable } from '@festival/remote-kit/share-table';
import { newestBuild, stampFile } from './buildFolder.ts';
import { renderFolders } from './renderFolders.ts';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');

/** The build's name, a hash of its inputs: the same sources give the same name. */
function buildName(): string {
  const sources = [
    join(folder, 'src'),
    ...renderFolders.map((name) => join(folder, 'server', name)),
    join(folder, 'build'),
    join(kitFolder, 'src'),
    join(packageFolder('@festival/shared-contracts'), 'src'),
    join(packageFolder('@festival/shared-ui'), 'src'),
  ].flatMap(sourceFiles);
  const configFiles = [
    'webpack.browser.ts',
    'webpack.early.ts',
    'webpack.federation.ts',
    'webpack.server.ts',
    'package.json',
    '../package-lock.json',
  ];
  const files = [...sources, ...configFiles.map((file) => join(folder, file))];
  return hashFiles(files, [JSON.stringify(shareTable()), supportedBrowsers.join()]).slice(0, 16);
}

/** Builds the host for the browser and its workers into `dist`, unless this build already exists. */
export async function buildHost(): Promise<{ skipped: boolean }> {
  const build = buildName();
  if (newestBuild(dist) === build) return { skipped: true };
  mkdirSync(dist, { recursive: true });
  // Loading webpack takes a third of a second; a skipped build does not need it.
  const { runHostBuilds } = await import('./runHostBuilds.ts');
  await runHostBuilds({ folder, dist, build });
  writeFileSync(stampFile(dist), JSON.stringify({ build }));
  return { skipped: false };
}
