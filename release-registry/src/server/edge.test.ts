import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutOff, shortPatience, slowBody } from '@festival/shop-api/testing/slowBody';
import { openStorage } from '../storage/openStorage.ts';
import { registryServer } from './registryServer.ts';

const [now, former] = ['the token from now on', 'the token until now'].map((word) => word.replaceAll(' ', '-'));

test('a publication that comes byte by byte is cut off, with a right token too', async () => {
  const data = mkdtempSync(join(tmpdir(), 'registry-edge-'));
  const token = `${now},${former}`;
  const registry = await registryServer({
    storage: await openStorage({ data }),
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

test('while the token is changed both are taken, and no other, nor both at once', async () => {
  const data = mkdtempSync(join(tmpdir(), 'registry-edge-'));
  const registry = await registryServer({
    storage: await openStorage({ data }),
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
