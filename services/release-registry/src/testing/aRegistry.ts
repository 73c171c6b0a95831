import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { MetricsAddress } from '@festival/service-kit/metrics/serveMetrics';
import { readPublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import type { FastifyInstance } from 'fastify';
import type { ConsoleSettings } from '../console/consoleSettings.ts';
import { openStorage, type Storage } from '../openStorage.ts';
import type { Changes } from '../releases/changes.ts';
import type { StrangersLimits } from '../server/limitStrangers.ts';
import { registryServer } from '../server/registryServer.ts';
import { aPackage, type BuiltPackage, publicationOf, publisherKey } from './aPackage.ts';
import { emptyTestStores, testStore } from './testStores.ts';

export const token = 'a-token-for-tests-only';
export const authorization = `Bearer ${token}`;
export const host: HostCapabilities = { version: '3.0.0', contracts: '1.4.0', shared: ['react', 'jotai'] };

/** The setting that trusts the teams of the tests. */
export const publisherKeys = `*:${publisherKey.publicKey}`;

/** In memory if possible, since each publication flushes its files to the disk. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const open: { app: FastifyInstance; data: string }[] = [];

/** A registry in a new folder (or in `data`), whose clock advances at each reading. */
interface RegistryOptions {
  data?: string;
  /** By default there is no console. */
  console?: ConsoleSettings;
  consoleFolder?: string;
  shopUrl?: string;
  /** By default metrics are not served. */
  metrics?: MetricsAddress;
  /** Wraps the store of the registry. */
  between?: (storage: Storage) => Storage;
  /** The setting PUBLISHER_KEYS. */
  keys?: string;
  /** The requests per minute of an address without a token; by default more than a test makes. */
  strangersLimits?: StrangersLimits;
  /** Receives each log line, from level warning up. */
  log?: { write(line: string): void };
}

export async function aRegistry({
  data,
  between = (storage) => storage,
  log,
  keys = publisherKeys,
  ...ofConsole
}: RegistryOptions = {}) {
  const folder = data ?? (await mkdtemp(join(scratch, 'release-registry-')));
  const believed = readPublisherKeys(keys);
  if (!believed.ok) throw new Error(believed.error);
  let second = 0;
  const start = Date.UTC(2026, 10, 20, 10);
  const now = () => new Date(start + second++ * 1_000);
  const storage = between(await openStorage(await testStore(folder)));
  const app = await registryServer({
    storage,
    token,
    publisherKeys: believed.value,
    now,
    ...ofConsole,
    logLevel: log ? 'warn' : 'silent',
    ...(log === undefined ? {} : { log }),
  });
  open.push({ app, data: folder });
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization }, ...(payload === undefined ? {} : { payload }) });
  const authored = { by: 'ada', reason: 'because' };
  return {
    app,
    data: folder,
    files: storage.files,
    records: storage.records,
    setClock: (date: Date) => {
      second = (date.getTime() - start) / 1_000;
    },
    passDays: (days: number) => {
      second += days * 86_400;
    },
    send,
    registerHost: (capabilities: HostCapabilities = host) => send('PUT', '/hosts/current', capabilities),
    /** Publishes a version and stores a mount for every brand of the tests, unless the mount is left out. */
    publish: async (built: BuiltPackage, by?: string, { isMounted = true } = {}) => {
      const path = `/versions/${built.manifest.name}/${built.manifest.version}`;
      const published = await send('PUT', path, publicationOf(built, by));
      for (const brand of isMounted ? ['solstrand', 'nachtwoud'] : []) {
        await send('PUT', `${path}/mounts/${brand}`, { ...(await mountedIn(send)), by: 'ada' });
      }
      return published;
    },
    activate: (parent: number, changes: Changes, author: object = {}) =>
      send('POST', '/brands/solstrand/releases', { parent, changes, ...authored, ...author }),
    rollBack: (parent: number, to?: number, author: object = {}) =>
      send('POST', '/brands/solstrand/roll-backs', { parent, to, ...authored, ...author }),
    history: async () => (await send('GET', '/brands/solstrand/releases')).json().releases,
    document: async () => (await send('GET', '/brands/solstrand/release')).json(),
  };
}

/** The report of a mount of `aPackage` in the registered host. */
async function mountedIn(send: (method: 'GET', url: string) => Promise<{ json: () => HostCapabilities }>) {
  const { version = host.version, contracts = host.contracts } = (await send('GET', '/hosts/current')).json();
  return { host: { version, contracts }, mounted: { tickets: ['usual'] }, unplaced: [] };
}

export type Registry = Awaited<ReturnType<typeof aRegistry>>;

/** A registry with a host and the published versions mf_tickets 1.0.0, 1.1.0 and 1.2.0 and mf_basket 1.0.0 and 2.0.0. */
export async function aStockedRegistry(options: RegistryOptions = {}): Promise<Registry> {
  const registry = await aRegistry(options);
  await registry.registerHost();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish(aPackage({ version }));
  for (const version of ['1.0.0', '2.0.0']) await registry.publish(aPackage({ name: 'mf_basket', version }));
  return registry;
}

/** Closes what a test opened and removes its folders; call it in `afterEach`. */
export async function closeRegistries(): Promise<void> {
  for (const { app, data } of open.splice(0)) {
    await app.close();
    await rm(data, { recursive: true, force: true });
  }
  await emptyTestStores();
}
