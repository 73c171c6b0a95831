import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSource } from '../releases/releaseSource.ts';
import { remoteStore } from '../remotes/remoteStore.ts';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';

let elsewhere: AnsweringServer;
let redirecting: AnsweringServer;
const dataFolder = mkdtempSync(join(tmpdir(), 'festival-redirects-'));

beforeAll(async () => {
  elsewhere = await answeringServer(() => ({ body: {} }));
  redirecting = await answeringServer(({ path }) => ({
    status: 307,
    headers: { location: `${elsewhere.url}${path}` },
  }));
});
afterAll(async () => {
  await redirecting.close();
  await elsewhere.close();
  rmSync(dataFolder, { recursive: true });
});
beforeEach(() => void elsewhere.requests.splice(0));

test('a redirect from the shop API to another address is not followed', async () => {
  await expect(shopDirectory(redirecting.url)('solstrand')).rejects.toThrow();
  expect(elsewhere.requests).toEqual([]);
});

test('a redirect from the registry to another address is not followed', async () => {
  const store = remoteStore({ registryUrl: redirecting.url, dataFolder, keys: 'unsigned', onUnreadable: () => {} });
  await expect(store.version('mf_tickets', '1.0.0')).rejects.toThrow();
  const errors: unknown[] = [];
  const registryUrl = redirecting.url;
  const source = releaseSource({
    registryUrl,
    dataFolder,
    keys: 'unsigned',
    onError: (_brand, error) => errors.push(error),
    onNew: () => {},
  });
  expect(await source.current('solstrand')).toBeUndefined();
  expect(errors).toHaveLength(1);
  expect(elsewhere.requests).toEqual([]);
});
