/** `npm run release -- <command>`: the registry's command line for the shop that runs on this machine. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { brandsFolderOf, readLaunchSettings, root } from '../launch/launchSettings.ts';
import { readRunRecord } from '../launch/runRecord.ts';

const { dataFolder } = readLaunchSettings(process.env);
const run = readRunRecord(dataFolder);
if (!run && !process.env.REGISTRY_URL) {
  const message =
    'No shop runs on this data. Start it with `npm start`, or name a registry with REGISTRY_URL and REGISTRY_TOKEN.';
  const isForScripts = process.argv.includes('--json');
  console.error(isForScripts ? JSON.stringify({ error: { code: 'no-shop', message, reasons: [] } }) : message);
  process.exit(1);
}
const registry = run
  ? { REGISTRY_URL: run.registryUrl, REGISTRY_TOKEN: run.registryToken, PUBLISHER_KEY: run.publisherKey }
  : {};
const { status } = spawnSync(
  process.execPath,
  [join(root, 'services/release-registry/src/cli.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...registry, BRANDS_FOLDER: brandsFolderOf(dataFolder), ...process.env },
  },
);
process.exitCode = status ?? 1;
