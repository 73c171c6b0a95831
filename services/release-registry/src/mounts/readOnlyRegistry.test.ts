import { aListeningRegistry } from '../testing/aListeningRegistry.ts';
import { authorization, closeRegistries, token } from '../testing/aRegistry.ts';
import { readOnlyRegistry } from './readOnlyRegistry.ts';

afterEach(closeRegistries);

test('a mount reads a version that no release has, without a token, and can change nothing [BYD-09, FED-04]', async () => {
  const { url } = await aListeningRegistry();
  const record = '/versions/mf_tickets/1.2.0';
  expect((await fetch(`${url}${record}`)).status).toBe(404);
  const reads = await readOnlyRegistry({ url, token });
  expect((await (await fetch(`${reads.url}${record}`)).json()).version).toBe('1.2.0');
  const file = await fetch(`${reads.url}/files/mf_tickets/1.2.0/server/remote.cjs`);
  expect(await file.text()).toContain('mf_tickets 1.2.0');
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await fetch(`${reads.url}${record}`, { method, headers: { authorization } })).status).toBe(405);
  }
  reads.close();
  await expect(fetch(`${reads.url}${record}`)).rejects.toThrow('fetch failed');
});
