/** `npm run brand -- <folder>`: adds a brand's shops to the running shop on this machine. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { brandsFolderOf, readLaunchSettings, root } from '../launch/launchSettings.ts';
import { readRunRecord } from '../launch/runRecord.ts';
import { BrandProblem, brandFolder, installBrand } from './brandFolder.ts';
import { firstPage } from './firstPage.ts';
import { releaseLike } from './releaseLike.ts';

const { dataFolder } = readLaunchSettings(process.env);
const began = performance.now();
const say = (sentence: string) => console.log(`${sentence} (${((performance.now() - began) / 1000).toFixed(1)} s)`);

try {
  const run = readRunRecord(dataFolder);
  if (!run) throw new BrandProblem('No shop runs on this data. Start it with `npm start`.');
  const [given] = process.argv.slice(2);
  if (!given) throw new BrandProblem('Usage: npm run brand -- <folder with brand/ and festival.json>');
  const folder = resolve(process.env.INIT_CWD ?? '', given);
  const brand = brandFolder(folder);
  const store = join(root, 'services/shop-api/src/commands/storeFestival.ts');
  const env = { ...process.env, DATABASE_URL: run.databaseUrl };
  const stored = execFileSync(process.execPath, [store, join(folder, 'festival.json')], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  say(stored.trim());
  // If the folder is refused, nothing has changed.
  installBrand(brand, brandsFolderOf(dataFolder));
  say(`The looks of ${brand.id} are there`);
  say(await releaseLike({ url: run.registryUrl, token: run.registryToken }, brand.id));
  for (const slug of brand.slugs) say(`${await firstPage(run.shopUrl, slug, brand.id)} shows its first page`);
} catch (error) {
  // The command that stores the festival has already printed the reason.
  const hasSaid = error instanceof Error && 'status' in error;
  if (!hasSaid) console.error(error instanceof BrandProblem ? error.message : error);
  process.exitCode = 1;
}
