import { brotliCompressSync } from 'node:zlib';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, authorization, closeRegistries, host } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const entry = '/files/mf_tickets/1.0.0/browser/remoteEntry.js';

async function published() {
  const { app, publish, registerHost, activate } = await aRegistry();
  await registerHost(host);
  const built = aPackage();
  await publish(built);
  await activate(0, { mf_tickets: { version: '1.0.0' } });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, contents: built.contents };
}

test('a published file is served completely, with a permanent cache header, and to any origin', async () => {
  const { get, contents } = await published();
  const answer = await get(entry);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(contents['browser/remoteEntry.js']);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  });
  expect((await get('/files/mf_tickets/1.0.0/browser/tickets.a1b2.css')).headers['content-type']).toMatch(/^text\/css/);
  expect((await get('/files/mf_tickets/1.0.0/server/remote.cjs')).body).toBe(contents['server/remote.cjs']);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
])('a client that accepts %s gets the published %s variant', async (accepts, encoding) => {
  const { get, contents } = await published();
  const answer = await get(entry, { 'accept-encoding': accepts });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/^application\/javascript/);
  expect(answer.rawPayload).toEqual(contents[`browser/remoteEntry.js.${encoding === 'br' ? 'br' : 'gz'}`]);
});

test('without a variant, or for a client that accepts none, the uncompressed file is sent', async () => {
  const { get, contents } = await published();
  const css = await get('/files/mf_tickets/1.0.0/browser/tickets.a1b2.css', { 'accept-encoding': 'br' });
  expect([css.headers['content-encoding'], css.body]).toEqual([undefined, contents['browser/tickets.a1b2.css']]);
  const plain = await get(entry, { 'accept-encoding': 'br;q=0, identity' });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, contents['browser/remoteEntry.js']]);
});

test('a variant can be requested by its own name, and returns the published bytes', async () => {
  const { get, contents } = await published();
  const answer = await get(`${entry}.br`, { 'accept-encoding': 'br, gzip' });
  expect([answer.headers['content-encoding'], answer.rawPayload]).toEqual([
    undefined,
    contents['browser/remoteEntry.js.br'],
  ]);
});

test('a file that the client has cached is answered with 304', async () => {
  const { get } = await published();
  const etag = String((await get(entry)).headers.etag);
  expect((await get(entry, { 'if-none-match': etag })).statusCode).toBe(304);
});

test.each([
  '/files/mf_tickets/1.0.0/version.json',
  '/files/mf_tickets/1.0.0/../version.json',
  '/files/mf_tickets/1.0.0/..%2Fversion.json',
  '/files/mf_tickets/1.0.0/browser',
  '/files/mf_tickets/1.0.0/browser/',
  '/files/mf_tickets/1.0.1/browser/remoteEntry.js',
  '/files/mf_tickets/%2e%2e/browser/remoteEntry.js',
  '/files/..%2Fbrands/1.0.0/x',
])('%s is answered with 404, and a page of any origin may read the reason', async (url) => {
  const { get } = await published();
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(['unknown-file', 'unknown-address']).toContain(answer.json().code);
  if (answer.json().code === 'unknown-file') expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test('only accounts that publish the remote or make releases get a source map, and it is not cached [BYD-08]', async () => {
  const { app, publish, send } = await aRegistry();
  const sources = '{"version":3}';
  const map = {
    'browser/remoteEntry.js.map': sources,
    'browser/remoteEntry.js.map.br': brotliCompressSync(sources),
  };
  await publish(aPackage({ more: map }));
  const tokenOf = async (rights: object) =>
    `Bearer ${(await send('POST', '/tokens', { owner: 'somebody', rights })).json().token}`;
  const get = (header: string | undefined, url = `${entry}.map`) =>
    app.inject({ url, headers: { 'accept-encoding': 'br', ...(header && { authorization: header }) } });
  const refused = await get(undefined);
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'no-store']);
  expect((await get(undefined, `${entry}.map.br`)).statusCode).toBe(401);
  expect((await get(undefined, entry.replace('Entry.js', 'Entry.js%2Emap'))).statusCode).toBe(401);
  expect((await get(await tokenOf({ publish: ['mf_basket'] }))).statusCode).toBe(403);
  expect((await get(await tokenOf({ watch: true }))).statusCode).toBe(403);
  const allowed = [
    authorization,
    await tokenOf({ publish: ['mf_tickets'] }),
    await tokenOf({ activate: ['solstrand'] }),
  ];
  for (const header of allowed) {
    const answer = await get(header);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
  expect((await get(authorization, `${entry}.maps`)).statusCode).toBe(404);
});
