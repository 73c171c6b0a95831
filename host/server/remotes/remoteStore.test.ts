import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { publisherKeys as keys, publishedVersion, registryOf } from '../testing/publishedVersion.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { remoteStore, TamperedFile } from './remoteStore.ts';

const files = { 'browser/remoteEntry.js': 'var mf_tickets;', 'server/remote.cjs': 'module.exports = {};' };
const version = publishedVersion('1.0.0', files);
const folder = temporaryFolder();
let registry: AnsweringServer;

afterEach(() => registry.close());

test('a file is fetched once, and is available while the registry is away', async () => {
  registry = await answeringServer(registryOf(version, files));
  const dataFolder = join(folder, 'once');
  const store = remoteStore({ registryUrl: registry.url, dataFolder, keys, onUnreadable: () => {} });
  const found = await store.version('mf_tickets', '1.0.0');
  const [one, two] = await Promise.all([
    store.file(version, 'server/remote.cjs'),
    store.file(version, 'server/remote.cjs'),
  ]);
  expect(found).toEqual(version);
  expect(one).toBe(two);
  expect(readFileSync(one, 'utf8')).toBe(files['server/remote.cjs']);
  expect(registry.requests.filter(({ path }) => path.endsWith('remote.cjs'))).toHaveLength(1);

  await registry.close();
  const later = remoteStore({ registryUrl: registry.url, dataFolder, keys, onUnreadable: () => {} });
  expect(await later.version('mf_tickets', '1.0.0')).toEqual(version);
  expect(await later.file(version, 'server/remote.cjs')).toBe(one);
});

test('a file that differs from the published one is refused and not stored [FED-08]', async () => {
  const changed = { ...files, 'server/remote.cjs': 'module.exports = { stolen: true };' };
  registry = await answeringServer(registryOf(version, changed));
  const store = remoteStore({
    registryUrl: registry.url,
    dataFolder: join(folder, 'changed'),
    keys,
    onUnreadable: () => {},
  });
  await expect(store.file(version, 'server/remote.cjs')).rejects.toThrow(TamperedFile);
  await expect(store.file(version, 'server/remote.cjs')).rejects.toThrow(TamperedFile);
});

test('an unreadable stored record is fetched again, and logged [ERR-04]', async () => {
  registry = await answeringServer(registryOf(version, files));
  const dataFolder = join(folder, 'damaged');
  const record = join(dataFolder, 'remotes/mf_tickets/1.0.0/record.json');
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, '{');
  const onUnreadable = jest.fn();
  const store = remoteStore({ registryUrl: registry.url, dataFolder, keys, onUnreadable });
  expect(await store.version('mf_tickets', '1.0.0')).toEqual(version);
  expect(onUnreadable.mock.calls).toEqual([[record, expect.any(SyntaxError)]]);
});

test('a version that was never published is undefined, not an error', async () => {
  registry = await answeringServer(registryOf(version, files));
  const store = remoteStore({
    registryUrl: registry.url,
    dataFolder: join(folder, 'unknown'),
    keys,
    onUnreadable: () => {},
  });
  expect(await store.version('mf_tickets', '9.9.9')).toBeUndefined();
});

test('2,500 unreleased versions cause only 100 requests to the registry, which is requested again after some seconds', async () => {
  registry = await answeringServer(registryOf(version, files));
  let time = 0;
  const dataFolder = join(folder, 'many');
  const store = remoteStore({
    registryUrl: registry.url,
    dataFolder,
    keys,
    onUnreadable: () => {},
    now: () => time,
  });
  const ask = (patch: number) => store.version('mf_tickets', `9.9.${patch}`);
  const answers = await Promise.all(Array.from({ length: 2_500 }, (_, patch) => ask(patch)));
  expect([new Set(answers), registry.requests.length]).toEqual([new Set([undefined]), 100]);
  // A released version that this server does not know must wait, since it can't be distinguished from an unreleased one; a version of a release in
  // use need not wait.
  expect(await store.version('mf_tickets', '1.0.0')).toBeUndefined();
  store.learn(releaseDocument({ versions: ['1.1.0'] }));
  expect(await store.version('mf_tickets', '1.1.0')).toMatchObject({ version: '1.1.0' });
  expect(registry.requests).toHaveLength(100);
  time += 10_000;
  expect(await store.version('mf_tickets', '1.0.0')).toEqual(version);
  await ask(1);
  await ask(1);
  expect(registry.requests).toHaveLength(102);
});

test('while the registry fails, no version is treated as unknown', async () => {
  let isAway = true;
  const answer = registryOf(version, files);
  registry = await answeringServer((request) => (isAway ? { status: 500 } : answer(request)));
  const dataFolder = join(folder, 'away');
  const store = remoteStore({ registryUrl: registry.url, dataFolder, keys, onUnreadable: () => {} });
  await expect(store.version('mf_tickets', '1.0.0')).rejects.toThrow('500');
  isAway = false;
  expect(await store.version('mf_tickets', '1.0.0')).toEqual(version);
});

test('an unsigned record, or a record of another version, is refused, whether it comes from the registry or from the disk', async () => {
  const { signature, ...unsigned } = version;
  const dataFolder = join(folder, 'unsigned');
  registry = await answeringServer(({ path }) => ({
    body: path.includes('1.0.0') ? unsigned : publishedVersion('1.0.0', files),
  }));
  const store = remoteStore({ registryUrl: registry.url, dataFolder, keys, onUnreadable: () => {} });
  await expect(store.version('mf_tickets', '1.0.0')).rejects.toThrow('mf_tickets@1.0.0 is not signed');
  await expect(store.version('mf_tickets', '2.0.0')).rejects.toThrow('it is another');
  const believing = remoteStore({ registryUrl: registry.url, dataFolder, keys: 'unsigned', onUnreadable: () => {} });
  expect(await believing.version('mf_tickets', '1.0.0')).toEqual(unsigned);
  await expect(store.version('mf_tickets', '1.0.0')).rejects.toThrow(TamperedFile);
  expect(signature).toBeDefined();
});
