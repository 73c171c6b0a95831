import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cutOff, shortPatience, slowBody } from '@festival/service-kit/testing/slowBody';
import { openStorage } from '../openStorage.ts';
import { emptyTestStores, testStore } from '../testing/testStores.ts';
import { registryServer } from './registryServer.ts';

afterEach(emptyTestStores);

const [now, former] = ['the token from now on', 'the token until now'].map((word) => word.replaceAll(' ', '-'));

test('a publication sent byte by byte is cut off, even with a valid token', async () => {
  const data = mkdtempSync(join(tmpdir(), 'registry-edge-'));
  const token = `${now},${former}`;
  const registry = await registryServer({
    storage: await openStorage(await testStore(data)),
    token,
    logLevel: 'silent',
    patience: shortPatience,
  });
  await registry.listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: `Bearer ${now}` };
  expect(await slowBody(registry, { method: 'PUT', path: '/versions/mf_tickets/1.0.0', headers })).toMatch(cutOff);
  await registry.close();
  rmSync(data, { recursive: true });
});

test('the connection of a client without a valid token is closed early, even during a correct request', async () => {
  const data = mkdtempSync(join(tmpdir(), 'registry-edge-'));
  const registry = await registryServer({
    storage: await openStorage(await testStore(data)),
    token: String(now),
    logLevel: 'silent',
    patience: { ...shortPatience, request: 60_000 },
    strangersPatience: 300,
  });
  await registry.listen({ host: '127.0.0.1', port: 0 });
  const put = { method: 'PUT', path: '/versions/mf_tickets/1.0.0' };
  const [none, wrong, nowhere, read] = await Promise.all([
    slowBody(registry, put),
    slowBody(registry, { ...put, headers: { authorization: 'Bearer a-token-that-is-not-ours' } }),
    slowBody(registry, { method: 'POST', path: '/nowhere' }),
    slowBody(registry, { method: 'GET', path: '/versions' }),
  ]);
  for (const said of [none, wrong]) expect(said).toMatch(/^(HTTP\/1.1 401 |$)/);
  for (const said of [nowhere, read]) expect(said).toMatch(/^(HTTP\/1.1 [24]\d\d |$)/);
  // A client with a valid token gets more time.
  const right = slowBody(registry, { ...put, headers: { authorization: `Bearer ${now}` } });
  expect(await Promise.race([right, wait(1_200, 'still open')])).toBe('still open');
  registry.server.closeAllConnections();
  await right;
  await registry.close();
  rmSync(data, { recursive: true });
});

test('while the token is being changed, the former and the new one are accepted, but no others and not the two joined', async () => {
  const data = mkdtempSync(join(tmpdir(), 'registry-edge-'));
  const registry = await registryServer({
    storage: await openStorage(await testStore(data)),
    token: `${now}, ${former}`,
    logLevel: 'silent',
  });
  const statusOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await registry.inject({ method: 'PUT', url: '/versions/x/y', headers, payload: {} })).statusCode;
  };
  expect([await statusOf(String(now)), await statusOf(String(former))]).toEqual([400, 400]);
  expect([await statusOf('another-token-of-length'), await statusOf(`${now},${former}`)]).toEqual([401, 401]);
  await registry.close();
  rmSync(data, { recursive: true });
});
