import { join } from 'node:path';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { releaseSource } from './releaseSource.ts';

const folder = temporaryFolder();
let registry: AnsweringServer;
let revision = 1;
let isAway = false;

const document = () =>
  releaseDocument({
    revision,
    pins: { mf_tickets: { stable: '1.0.0' } },
    versions: ['1.0.0'],
    files: { 'browser/remoteEntry.js': 'a', 'server/remote.cjs': 'b' },
  });

beforeAll(async () => {
  registry = await answeringServer(({ path, headers }) => {
    if (isAway) return { status: 500 };
    if (path !== '/brands/solstrand/release') return { status: 404 };
    const etag = `"${revision}"`;
    return headers['if-none-match'] === etag ? { status: 304 } : { headers: { etag }, body: document() };
  });
});
afterAll(() => registry.close());

const source = (name: string, failedBrands: string[] = []) =>
  releaseSource({
    registryUrl: registry.url,
    dataFolder: join(folder, name),
    onError: (brand) => failedBrands.push(brand),
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

test('while the registry is away the last known release is used, also after a restart', async () => {
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
