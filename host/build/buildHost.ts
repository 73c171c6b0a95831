import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, sourceFiles } from '@festival/remote-kit/build/hashFiles';
import { kitFolder, packageFolder, shareTable } from '@festival/remote-kit/share-table';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const stampFile = join(dist, 'built.json');

/** Hash of everything that the host's build reads. */
function inputHash(): string {
  const sources = [
    join(folder, 'src'),
    join(folder, 'build'),
    join(kitFolder, 'src'),
    join(packageFolder('@festival/shared-contracts'), 'src'),
    join(packageFolder('@festival/shared-ui'), 'src'),
  ].flatMap(sourceFiles);
  const settings = ['webpack.browser.ts', 'webpack.server.ts', 'package.json', '../package-lock.json'];
  return hashFiles([...sources, ...settings.map((file) => join(folder, file))], [JSON.stringify(shareTable())]);
}

const stampSchema = z.object({ input: z.string() });

function isBuilt(input: string): boolean {
  if (!existsSync(stampFile) || !existsSync(join(dist, 'host.json'))) return false;
  return stampSchema.safeParse(JSON.parse(readFileSync(stampFile, 'utf8'))).data?.input === input;
}

/** Builds the host for the browser and for its workers into `dist`; what is built already is left. */
export async function buildHost(): Promise<{ skipped: boolean }> {
  const input = inputHash();
  if (isBuilt(input)) return { skipped: true };
  rmSync(dist, { recursive: true, force: true });
  // webpack takes a third of a second to load, which a skipped build need not wait for.
  const { runHostBuilds } = await import('./runHostBuilds.ts');
  await runHostBuilds({ folder, dist });
  writeFileSync(stampFile, JSON.stringify({ input }));
  return { skipped: false };
}
