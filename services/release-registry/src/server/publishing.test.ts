import { brotliCompressSync } from 'node:zlib';
import { aPackage, publicationOf } from '../testing/aPackage.ts';
import { aRegistry, authorization, closeRegistries, host } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

test('a published version is stored with every byte, its publisher and its time [FED-04]', async () => {
  const registry = await aRegistry();
  const built = aPackage();
  const answer = await registry.publish(built, 'grace');
  expect(answer.statusCode).toBe(201);
  expect(answer.json().outcome).toBe('published');

  const record = { ...built.manifest, publishedBy: 'grace', publishedAt: '2026-11-20T10:00:00.000Z' };
  const { signature } = publicationOf(built);
  expect((await registry.send('GET', '/versions/mf_tickets/1.0.0')).json()).toEqual({ ...record, signature });
  for (const [path, content] of Object.entries(built.contents)) {
    expect((await registry.send('GET', `/files/mf_tickets/1.0.0/${path}`)).rawPayload).toEqual(Buffer.from(content));
  }
});

test('publishing the same content again changes nothing, even if its files are in another order [FED-04]', async () => {
  const registry = await aRegistry();
  const built = aPackage({ shared: ['react', 'jotai'] });
  await registry.publish(built, 'grace');
  const { manifest, contents } = built;
  const shuffled = { ...manifest, files: manifest.files.toReversed(), shared: ['jotai', 'react'] };
  const again = await registry.publish({ manifest: shuffled, contents }, 'ada');
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ outcome: 'already-there', version: { publishedBy: 'grace' } });
});

test('other content under a published version is refused, and the first content remains [FED-04]', async () => {
  const registry = await aRegistry();
  await registry.publish(aPackage({ code: 'first' }), 'grace');
  const answer = await registry.publish(aPackage({ code: 'second' }), 'ada');
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'version-differs', message: expect.stringContaining('grace') });
  const entry = await registry.send('GET', '/files/mf_tickets/1.0.0/browser/remoteEntry.js');
  expect(entry.body).toContain('first');
});

test('of two concurrent publications with different content, one succeeds and the other is refused [FED-04]', async () => {
  const registry = await aRegistry();
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((code) => registry.publish(aPackage({ code }))));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
});

test('two concurrent publications with the same content both succeed, and the version is published once', async () => {
  const registry = await aRegistry();
  const answers = await Promise.all([1, 2, 3, 4].map(() => registry.publish(aPackage())));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 201]);
});

test('a file that does not match its hash is refused, and nothing is stored [FED-04]', async () => {
  const registry = await aRegistry();
  const { manifest, contents } = aPackage();
  const entry = String(contents['browser/remoteEntry.js']);
  const changed = { ...contents, 'browser/remoteEntry.js': entry.replace('mf_tickets', 'mf_trickst') };
  const answer = await registry.publish({ manifest, contents: changed });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().reasons).toEqual(['browser/remoteEntry.js has another hash than the manifest says']);
  expect((await registry.send('GET', '/versions/mf_tickets/1.0.0')).statusCode).toBe(404);
});

test('missing, unlisted and shortened files are each named', async () => {
  const registry = await aRegistry();
  const { manifest, contents } = aPackage();
  const { 'server/remote.cjs': _, ...rest } = contents;
  const answer = await registry.publish({
    manifest,
    contents: { ...rest, 'browser/tickets.a1b2.css': '', 'extra.js': '1' },
  });
  expect(answer.json().reasons).toEqual([
    'browser/tickets.a1b2.css has 0 bytes, the manifest says 36',
    'server/remote.cjs is listed but missing',
    'extra.js is not listed',
  ]);
});

test('styles that affect elements outside the remote are refused with their place, and nothing is stored [FED-05]', async () => {
  const registry = await aRegistry();
  const answer = await registry.publish(aPackage({ css: '.mf_tickets{top:0}\nbody{background:red}' }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid-request',
    message: 'The styles or compressed files of mf_tickets@1.0.0 are not in order; nothing was published.',
    reasons: [expect.stringMatching(/^browser\/tickets\.a1b2\.css:2:1: body has no class of the remote’s own, /)],
  });
  expect((await registry.send('GET', '/versions/mf_tickets/1.0.0')).statusCode).toBe(404);
});

test('invalid names, versions, ranges, exposes and paths are refused with the reason', async () => {
  const registry = await aRegistry();
  const { manifest, contents } = aPackage();
  const reasonsFor = async (change: object, url = '/versions/mf_tickets/1.0.0') => {
    const payload = { ...publicationOf({ manifest, contents }), manifest: { ...manifest, ...change } };
    const answer = await registry.send('PUT', url, payload);
    expect(answer.statusCode).toBe(400);
    return [answer.json().message, ...answer.json().reasons].join('\n');
  };
  expect(await reasonsFor({ contracts: 'the newest' })).toContain(
    'manifest.contracts: the range of contracts is no semver range',
  );
  expect(await reasonsFor({ exposes: {} })).toContain('a package exposes at least one module');
  expect(await reasonsFor({ version: '1' })).toContain('manifest.version: a version is semver');
  expect(await reasonsFor({ files: [{ ...manifest.files[0], path: '../../cli.ts' }] })).toContain(
    'manifest.files.0.path',
  );
  expect(await reasonsFor({ version: '1.0.1' })).toContain('The manifest is of mf_tickets@1.0.1');
  expect(await reasonsFor({}, '/versions/..%2F..%2Fetc/1.0.0')).toContain('name: a remote is named');
});

test('versions are listed by remote, the last published first', async () => {
  const registry = await aRegistry();
  for (const version of ['1.10.0', '1.9.0']) await registry.publish(aPackage({ version }));
  await registry.publish(aPackage({ name: 'mf_basket' }));
  const list = async (query: string) => {
    const { versions } = (await registry.send('GET', `/versions${query}`)).json();
    return versions.map((one: { name: string; version: string }) => `${one.name}@${one.version}`);
  };
  expect(await list('')).toEqual(['mf_basket@1.0.0', 'mf_tickets@1.9.0', 'mf_tickets@1.10.0']);
  expect(await list('?remote=mf_basket')).toEqual(['mf_basket@1.0.0']);
  expect(await list('?remote=mf_merch')).toEqual([]);
});

test('writing and reading lists requires a token; a health check does not', async () => {
  const { app } = await aRegistry();
  const writes = [
    { method: 'PUT', url: '/versions/mf_tickets/1.0.0' },
    { method: 'PUT', url: '/hosts/current' },
    { method: 'POST', url: '/brands/solstrand/releases' },
    { method: 'POST', url: '/brands/solstrand/roll-backs' },
  ] as const;
  for (const write of writes) {
    for (const header of [undefined, 'Bearer wrong', 'Bearer ', authorization.slice(0, -1), `${authorization}x`]) {
      const headers = header === undefined ? {} : { authorization: header };
      const answer = await app.inject({ ...write, headers, payload: {} });
      expect(answer.json()).toMatchObject({ code: 'token-wrong', message: expect.stringContaining('REGISTRY_TOKEN') });
      expect(answer.statusCode).toBe(401);
    }
    expect((await app.inject({ ...write, headers: { authorization }, payload: {} })).statusCode).toBe(400);
  }
  expect((await app.inject('/versions')).statusCode).toBe(401);
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
});

test('a body that is not JSON and an unknown address get refusals of the same form', async () => {
  const { app } = await aRegistry();
  const headers = { authorization, 'content-type': 'application/json' };
  const broken = await app.inject({ method: 'PUT', url: '/hosts/current', headers, payload: '{' });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'invalid-request']);
  const unknown = await app.inject('/version');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown-address']);
});

test('uploads that are nested very deep, or use the names of every object, are answered and not failed at [FED-04]', async () => {
  const registry = await aRegistry();
  await registry.registerHost({ ...host, exports: { './cart': { cart: ['a'] } } });
  const { manifest, ...publication } = publicationOf(aPackage());
  // Written as text, because JSON.stringify can't write such a depth either.
  const nested = (before: string, after: string, times: number) =>
    JSON.stringify({ ...publication, manifest: { ...manifest, types: 'TYPES' } }).replace(
      '"TYPES"',
      () => `{"./tickets":{"data":${before.repeat(times)}{}${after.repeat(times)}}}`,
    );
  for (const payload of [nested('{"anyOf":[', ']}', 5_000), nested('{"items":', '}', 20_000)]) {
    const headers = { authorization, 'content-type': 'application/json' };
    const url = '/versions/mf_tickets/1.0.0';
    const answer = await registry.app.inject({ method: 'PUT', url, headers, payload });
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('nested deeper than')]);
  }
  for (const [subpath, used] of [
    ['./cart', 'toString'],
    ['./cart', 'hasOwnProperty'],
    ['constructor', 'name'],
  ]) {
    const uses = { version: '1.4.0', exports: { [subpath as string]: { [used as string]: 'a' } } };
    const answer = await registry.publish(aPackage({ uses }));
    expect([answer.statusCode, answer.json().reasons]).toEqual([422, [expect.stringContaining(`uses ${used} of`)]]);
  }
  const named = await registry.send('GET', '/versions/constructor/1.0.0');
  expect(named.statusCode).toBe(400);
});

test('a full disk is said to be one, and nothing else is lost [FED-04]', async () => {
  let isFull = false;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const registry = await aRegistry({
    between: (storage) => ({
      ...storage,
      files: {
        ...storage.files,
        store: async (...given) => (isFull ? Promise.reject(full) : storage.files.store(...given)),
      },
    }),
  });
  await registry.publish(aPackage());
  isFull = true;
  const answer = await registry.send(
    'PUT',
    '/versions/mf_tickets/1.1.0',
    publicationOf(aPackage({ version: '1.1.0' })),
  );
  expect([answer.statusCode, answer.json()]).toEqual([507, expect.objectContaining({ code: 'disk-full' })]);
  isFull = false;
  expect((await registry.publish(aPackage({ version: '1.1.0' }))).statusCode).toBe(201);
});

test('another content in a compressed script, and a style sheet over 1 MB, are refused [FED-04]', async () => {
  const registry = await aRegistry();
  const bomb = aPackage({
    more: { 'browser/1.js': 'a', 'browser/1.js.br': brotliCompressSync('b'.repeat(1_000_000)) },
  });
  const large = aPackage({ css: `.mf_tickets{top:0}${' '.repeat(1_000_000)}` });
  for (const [built, reason] of [
    [bomb, 'browser/1.js.br is not browser/1.js, compressed'],
    [large, 'a style sheet has at most 1000000'],
  ] as const) {
    const answer = await registry.publish(built);
    expect([answer.statusCode, answer.json().reasons.join()]).toEqual([400, expect.stringContaining(reason)]);
  }
});
