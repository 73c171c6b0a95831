import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { type publishedVersion, publisherKeys } from '../testing/publishedVersion.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { releaseSource } from './releaseSource.ts';

const folder = temporaryFolder();
let registry: AnsweringServer;
let revision = 1;
let isAway = false;
let isChanged = false;

const document = () =>
  releaseDocument({
    revision,
    pins: { mf_tickets: { stable: '1.0.0' } },
    versions: ['1.0.0'],
    files: { 'browser/remoteEntry.js': 'a', 'server/remote.cjs': 'b' },
  });

/** A document that was made without a publisher's key. */
const withoutSignatures = ({ versions, ...rest }: ReturnType<typeof document>) => ({
  ...rest,
  versions: { mf_tickets: Object.fromEntries(Object.entries(versions.mf_tickets ?? {}).map(unsigned)) },
});
const unsigned = ([version, { signature, ...record }]: [string, ReturnType<typeof publishedVersion>]) => [
  version,
  record,
];

beforeAll(async () => {
  registry = await answeringServer(({ path, headers }) => {
    if (isAway) return { status: 500 };
    if (path !== '/brands/solstrand/release') return { status: 404 };
    const etag = `"${revision}${isChanged ? ' changed' : ''}"`;
    if (headers['if-none-match']?.split(', ').includes(etag)) return { status: 304 };
    return { headers: { etag }, body: isChanged ? withoutSignatures(document()) : document() };
  });
});
afterAll(() => registry.close());

const source = (name: string, failedBrands: string[] = [], errors: unknown[] = []) =>
  releaseSource({
    registryUrl: registry.url,
    dataFolder: join(folder, name),
    keys: publisherKeys,
    onError: (brand, error) => {
      failedBrands.push(brand);
      errors.push(String(error));
    },
  });

test('the next page after an activation has the new release, without a restart [FED-03]', async () => {
  const releases = source('next');
  expect((await releases.current('solstrand'))?.release.revision).toBe(1);
  expect((await releases.current('solstrand'))?.release.revision).toBe(1);
  revision = 2;
  expect((await releases.current('solstrand'))?.release.revision).toBe(2);
});

test('a brand without a release has none', async () => {
  expect(await source('none').current('nachtwoud')).toBeUndefined();
});

test('while the registry is unavailable the last known release is used, also after a restart', async () => {
  const failedBrands: string[] = [];
  const before = source('away', failedBrands);
  await before.current('solstrand');
  isAway = true;
  try {
    expect((await before.current('solstrand'))?.release.revision).toBe(2);
    expect((await source('away', failedBrands).current('solstrand'))?.release.revision).toBe(2);
    expect(await source('empty', failedBrands).current('solstrand')).toBeUndefined();
  } finally {
    isAway = false;
  }
  expect(failedBrands).toEqual(['solstrand', 'solstrand', 'solstrand']);
});

test('an unreadable stored release is logged, and the registry’s is used [ERR-04]', async () => {
  const errors: unknown[] = [];
  await source('damaged').current('solstrand');
  writeFileSync(join(folder, 'damaged/releases/solstrand.json'), '{');
  expect((await source('damaged', [], errors).current('solstrand'))?.release.revision).toBe(revision);
  expect(errors).toEqual([expect.stringContaining('SyntaxError')]);
});

test('a release older than the last one is refused, also after a restart, and logged once', async () => {
  const errors: unknown[] = [];
  revision = 5;
  const before = source('replayed', [], errors);
  expect((await before.current('solstrand'))?.release.revision).toBe(5);
  revision = 4;
  for (let page = 0; page < 3; page += 1) {
    expect((await before.current('solstrand'))?.release.revision).toBe(5);
  }
  const older = 'RefusedRelease: release 4 of solstrand is older than 5, which this server has seen';
  expect(errors).toEqual([older]);
  expect((await source('replayed', [], errors).current('solstrand'))?.release.revision).toBe(5);
  expect(errors).toEqual([older, older]);
  revision = 6;
  expect((await before.current('solstrand'))?.release.revision).toBe(6);
});

test('a release with an unsigned version is refused, and the former one remains in use', async () => {
  const errors: unknown[] = [];
  const releases = source('unsigned', [], errors);
  await releases.current('solstrand');
  isChanged = true;
  revision += 1;
  try {
    expect((await releases.current('solstrand'))?.release.revision).toBe(revision - 1);
    expect(errors).toEqual([expect.stringContaining('mf_tickets@1.0.0 is not signed')]);
    expect(await source('unsigned at first').current('solstrand')).toBeUndefined();
  } finally {
    isChanged = false;
  }
  expect((await releases.current('solstrand'))?.release.revision).toBe(revision);
});

test('the stored release is checked the same way: a changed cache is not used', async () => {
  const file = join(folder, 'changed cache/releases/solstrand.json');
  await source('changed cache').current('solstrand');
  const { etag, document: cached } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ etag, document: withoutSignatures(cached) }));
  isAway = true;
  try {
    expect(await source('changed cache').current('solstrand')).toBeUndefined();
  } finally {
    isAway = false;
  }
  expect((await source('changed cache').current('solstrand'))?.release.revision).toBe(revision);
});
