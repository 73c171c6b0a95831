import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleBuild } from '@festival/release-registry/console/consoleBuild';
import { hashFiles, sourceFiles } from '@festival/remote-kit/build/hashFiles';
import { supportedBrowsers } from '@festival/remote-kit/preset/supportedBrowsers';
import { kitFolder, packageFolder } from '@festival/remote-kit/share-table';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const assets = join(dist, 'assets');
const manifest = join(dist, 'console.json');

/** A hash of all inputs of the build. */
function inputHash(): string {
  const sources = [
    join(folder, 'src'),
    join(kitFolder, 'src'),
    ...['release-contracts', 'release-registry', 'shared-contracts', 'shared-ui'].map((name) =>
      join(packageFolder(`@festival/${name}`), 'src'),
    ),
  ].flatMap(sourceFiles);
  const more = ['webpack.config.ts', 'build/buildConsole.ts', 'package.json', '../../package-lock.json'];
  return hashFiles([...sources, ...more.map((file) => join(folder, file))], [supportedBrowsers.join()]);
}

const builtFrom = (): unknown => (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).builtFrom : null);

/** Builds the console, compresses its files and writes `console.json`, from which the registry makes the page. */
export async function buildConsole(): Promise<{ skipped: boolean }> {
  const hash = inputHash();
  if (builtFrom() === hash) return { skipped: true };
  mkdirSync(dist, { recursive: true });
  // Loading webpack takes a third of a second; a skipped build does not need it.
  const [{ runWebpack }, { compressFiles }, { consoleConfig }] = await Promise.all([
    import('@festival/remote-kit/preset/runWebpack'),
    import('@festival/service-kit/files/compressFiles'),
    import('../webpack.config.ts'),
  ]);
  await runWebpack(consoleConfig(folder, assets));
  const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
  compressFiles(files.map((file) => join(assets, file)));
  const named = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, integrity: sha384Of(readFileSync(join(assets, file))) }));
  const build: ConsoleBuild & { builtFrom: string } = { scripts: named('.js'), styles: named('.css'), builtFrom: hash };
  // Written in one step, since a running registry reads it for each page.
  writeFileSync(`${manifest}.new`, JSON.stringify(build));
  renameSync(`${manifest}.new`, manifest);
  return { skipped: false };
}
