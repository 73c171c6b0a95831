/** `npm run dev`: runs the whole shop and rebuilds changed sources, until Ctrl-C. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStartError } from '@festival/service-kit/settings/DatabaseStartError';
import { remoteFolders } from '../launch/buildAll.ts';
import { brandsFolderOf, LaunchProblem, readLaunchSettings, root } from '../launch/launchSettings.ts';
import { publishAll } from '../launch/publishAll.ts';
import { type RunningShop, startShop } from '../launch/startShop.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());
const interrupted = new Promise<void>((resolve) => interruption.signal.addEventListener('abort', () => resolve()));

const settings = readLaunchSettings(process.env);

try {
  console.log('The festival shop, for development\n');
  const shop = await startShop(settings, interruption.signal, {
    hostScript: 'host/dev/main.ts',
  });
  for (const folder of remoteFolders()) rebuildRemote(folder, shop);
  console.log(`
  Solstrand   ${shop.record.shopUrl}/solstrand
  Nachtwoud   ${shop.record.shopUrl}/nachtwoud

  An edited component of the shell is replaced on the open pages; other changes, and those of remotes, reload them. Ctrl-C stops everything.
`);
  await interrupted;
  console.log('\nStopping …');
  await shop.stop();
  process.exit(0);
} catch (error) {
  if (interruption.signal.aborted) process.exit(0);
  const isKnown = error instanceof LaunchProblem || error instanceof DatabaseStartError;
  console.error(isKnown ? `\n${error.message}` : error);
  process.exit(1);
}

/** Builds, publishes and activates a remote when its sources change, one build at a time. */
function rebuildRemote(folder: string, { record }: RunningShop): void {
  let hasChanged = false;
  let isBuilding = false;

  async function build(): Promise<void> {
    hasChanged = true;
    if (isBuilding) return;
    isBuilding = true;
    while (hasChanged) {
      // An editor writes several files at once.
      await delay(150);
      hasChanged = false;
      if (await isBuilt(folder)) await release().catch((error: Error) => console.error(error.message));
    }
    isBuilding = false;
  }

  async function release(): Promise<void> {
    const { registryUrl: url, registryToken: token, publisherKey } = record;
    await publishAll({ url, token, publisherKey }, brandsFolderOf(settings.dataFolder));
    await fetch(`${record.shopUrl}/dev/reload`, { method: 'POST' });
  }

  watch(join(root, folder, 'src'), { recursive: true }, () => void build());
}

/** Builds one remote; the build prints its errors. */
async function isBuilt(folder: string): Promise<boolean> {
  const kit = join(root, 'remote-kit/src/cli.ts');
  const child = spawn(process.execPath, [kit, 'build'], { cwd: join(root, folder), stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
