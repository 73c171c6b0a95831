import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { SampleStates } from '@festival/remote-kit/harness/sampleState';
import { buildFolder, newestBuild } from '../../build/buildFolder.ts';
import { brandFileSchema, type HostManifest, readHostManifest } from '../../build/hostManifest.ts';
import { hostServer } from '../hostServer.ts';
import { readSettings } from '../settings/settings.ts';
import { candidateRegistry } from './candidateRegistry.ts';
import { logFaults } from './logFaults.ts';
import { MountProblem } from './mountProblem.ts';
import { type MountedRemote, mountRemote, type RemoteViews, remoteViews } from './mountRemote.ts';
import { openChromium } from './openChromium.ts';
import { openView } from './openView.ts';
import { sampleApi } from './sampleApi.ts';

export interface MountOrder {
  registryUrl: string;
  brand: string;
  /** Remote → version. */
  versions: Readonly<Record<string, string>>;
}

/** The result of a mount, with the version of its host. */
interface MountOutcome {
  host: { version: string; contracts: string };
  remotes: Record<string, MountedRemote>;
}

/** The path, in the package, of a version's own states. */
const statesFile = 'samples/states.json';

const distFolder = join(import.meta.dirname, '..', '..', 'dist');

function builtManifest(): HostManifest {
  const build = process.env.HOST_BUILD ?? newestBuild(distFolder);
  if (!build) throw new MountProblem('A mount needs the host’s build: run npm run build -w host.');
  return readHostManifest(buildFolder(distFolder, build));
}

/** The brand's symbol, from the build or from the folder of further brands. */
function symbolOf({ brands }: HostManifest, brand: string): string {
  const file = join(process.env.BRANDS_FOLDER ?? '', brand, 'brand.json');
  const found =
    brands[brand] ?? (existsSync(file) ? brandFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null);
  if (found) return found.symbol;
  throw new MountProblem(`The host's build has no brand ${brand}, and BRANDS_FOLDER names no folder that has it.`);
}

async function ownStates(registryUrl: string, { name, version, files }: RemoteVersion): Promise<SampleStates> {
  if (!files.some(({ path }) => path === statesFile)) return { states: [] };
  const answer = await fetch(`${registryUrl}/files/${name}/${encodeURIComponent(version)}/${statesFile}`, {
    redirect: 'error',
  });
  if (!answer.ok) throw new MountProblem(`The registry answered ${answer.status} for ${statesFile} of ${name}.`);
  return (await answer.json()) as SampleStates;
}

/** Starts a separate host, with the samples as its shop API and the tested versions live. */
async function sampleHost(urls: { shopApiUrl: string; registryUrl: string }, dataFolder: string) {
  const log = logFaults();
  const { BRANDS_FOLDER, HOST_BUILD } = process.env;
  const settings = readSettings({
    BRANDS_FOLDER,
    HOST_BUILD,
    HOST_DATA: dataFolder,
    // The registry has checked the signatures; the keys of the shops' hosts are not known here.
    PUBLISHER_KEYS: 'unsigned',
    PORT: '0',
  });
  const limits = { ofCart: 1_000_000, pages: 1_000_000, calls: 1_000_000, signIns: 1_000_000 };
  const app = await hostServer(
    { ...settings, ...urls, registryPublicUrl: urls.registryUrl, limits, pageCacheBytes: 0 },
    { log: log.stream },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, takeFaults: log.take, close: () => app.close() };
}

/**
 * Shows every exposed module of versions, on top of a brand's release, in the host's own shell: rendered by its server in confined
 * processes, then in Chromium, with the brand's theme, in each state. [BYD-09]
 * @throws MountProblem if it cannot run.
 */
export async function mountVersions(order: MountOrder): Promise<MountOutcome> {
  const manifest = builtManifest();
  const brand = { id: order.brand, symbol: symbolOf(manifest, order.brand) };
  await using stack = new AsyncDisposableStack();
  const browser = stack.adopt(await openChromium(), (open) => open.close());
  const registry = stack.adopt(await candidateRegistry(order), ({ close }) => close());
  const views = new Map<string, RemoteViews>();
  for (const [name, version] of Object.entries(registry.tried)) {
    views.set(name, remoteViews(version, await ownStates(order.registryUrl, version), brand));
  }
  const all = [...views.values()].flatMap(({ modules }) => [...modules.values()].flat());
  const api = stack.adopt(await sampleApi(all), ({ close }) => close());
  const dataFolder = stack.adopt(await mkdtemp(join(tmpdir(), 'festival-mount-')), (folder) =>
    rm(folder, { recursive: true, force: true }),
  );
  const urls = { shopApiUrl: api.url, registryUrl: registry.url };
  const host = stack.adopt(await sampleHost(urls, dataFolder), ({ close }) => close());
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const open: Parameters<typeof mountRemote>[1] = (version, view) =>
    openView({ ...host, context, shopUrl: host.url, version, view });
  const remotes: MountOutcome['remotes'] = {};
  const { version, contracts } = manifest.hostCapabilities;
  for (const [name, ofRemote] of views) remotes[name] = await mountRemote(ofRemote, open);
  return { host: { version, contracts }, remotes };
}
