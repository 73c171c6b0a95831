import { eventually } from '@festival/service-kit/testing/eventually';
import { cutOff, shortPatience, slowBody } from '@festival/service-kit/testing/slowBody';
import { makeReadOnly } from '@festival/shop-api/testing/makeReadOnly';
import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import type { FastifyInstance } from 'fastify';
import { buildSignOn } from './buildSignOn.ts';
import { migrateSignOn } from './database/migrateSignOn.ts';
import { signingKeys } from './provider/signingKeys.ts';

const [now, former] = ['the secret from now on', 'the secret until now'] as const;

let database: TestDatabase;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await migrateSignOn(database.url);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

async function signOn(options: Partial<Parameters<typeof buildSignOn>[0]> = {}): Promise<FastifyInstance> {
  const secret = 'a secret of this service';
  const app = await buildSignOn({
    shopApiUrl: 'http://127.0.0.1:1',
    pool: database.pool,
    issuer: 'http://sign-on.test',
    keys: await signingKeys(database.pool, secret),
    secret,
    client: { id: 'festival-shop', secret: `${now}, ${former}` },
    shopOrigins: ['http://shop.test'],
    deliver: async () => {},
    mailFrom: 'accounts@festival.test',
    logLevel: 'silent',
    patience: shortPatience,
    ...options,
  });
  apps.push(app);
  return app;
}

test('a request body sent byte by byte is cut off', async () => {
  const app = await signOn();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await slowBody(app, { path: '/token', headers })).toMatch(cutOff);
});

test('while the shop’s secret is being changed, the provider accepts the former and the new secret, and no other', async () => {
  const app = await signOn();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.listeningOrigin;
  const errorOf = async (secret: string, encode = encodeURIComponent) => {
    const basic = Buffer.from(`festival-shop:${encode(secret)}`).toString('base64');
    const answer = await fetch(`${address}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&refresh_token=x',
    });
    return ((await answer.json()) as { error: string }).error;
  };
  // Both clients are known, so only the token is refused.
  expect([await errorOf(now), await errorOf(former)]).toEqual(['invalid_grant', 'invalid_grant']);
  expect([await errorOf('another'), await errorOf(`${now}, ${former}`)]).toEqual(['invalid_client', 'invalid_client']);
});

test('signing keys encrypted with a former secret are encrypted again with the current one, so that the former can be removed', async () => {
  await database.pool.query('delete from sign_on.signing_keys');
  const [made] = await signingKeys(database.pool, former);
  expect(await signingKeys(database.pool, `${now},${former}`)).toEqual([made]);
  expect(await signingKeys(database.pool, now)).toEqual([made]);
  await expect(signingKeys(database.pool, former)).rejects.toThrow();
  await database.pool.query('delete from sign_on.signing_keys');
});

test('behind TLS the session’s cookie has the __Host- prefix, and browsers get HSTS', async () => {
  const app = await signOn({ issuer: 'https://sign-on.test', trustedProxies: ['127.0.0.1'] });
  const headers = { host: 'sign-on.test', 'x-forwarded-proto': 'https' };
  const query = new URLSearchParams({
    client_id: 'festival-shop',
    response_type: 'code',
    redirect_uri: 'http://shop.test/api/sign-on/callback',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const answer = await app.inject({ url: `/auth?${query}`, headers });
  expect(answer.statusCode).toBe(303);
  const names = answer.cookies.map(({ name }) => name);
  expect(names).toContain('__Secure-interaction');
  expect(names.every((name) => /^__(Host|Secure)-/.test(name))).toBe(true);
  expect(answer.cookies.every(({ secure }) => secure)).toBe(true);
  const page = await app.inject({ url: '/health/live', headers });
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
});

test("a client can't evade its limit with a forged header, and the protocol’s endpoints have a limit too", async () => {
  const app = await signOn({ pagesPerMinute: 2, trustedProxies: ['10.0.0.7'] });
  const ask = (nr: number, url: string, remoteAddress = '203.0.113.7') =>
    app.inject({ url, remoteAddress, headers: { 'x-forwarded-for': `198.51.100.${nr}` } });
  const pages = [];
  for (let nr = 0; nr < 4; nr += 1) pages.push((await ask(nr, '/account')).statusCode);
  expect(pages.slice(2)).toEqual([429, 429]);
  const calls = [];
  for (let nr = 0; nr < 12; nr += 1) calls.push((await ask(nr, '/jwks')).statusCode);
  expect([calls[9], calls[10]]).toEqual([200, 429]);
  expect((await ask(1, '/jwks', '10.0.0.7')).statusCode).toBe(200);
});

test('while the database is read-only, a page asks the person to sign in later; afterwards signing in works [ERR-04]', async () => {
  const app = await signOn();
  await app.listen({ host: '127.0.0.1', port: 0 });
  database.pool.on('error', () => {});
  const query = new URLSearchParams({
    client_id: 'festival-shop',
    response_type: 'code',
    redirect_uri: 'http://shop.test/api/sign-on/callback',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const begin = async () => (await fetch(`${app.listeningOrigin}/auth?${query}`, { redirect: 'manual' })).status;
  expect(await begin()).toBe(303);
  await makeReadOnly(database.url, true);
  await eventually('the pool has new connections', async () => (await begin()) === 503);
  expect([await begin(), await begin()]).toEqual([503, 503]);
  await makeReadOnly(database.url, false);
  await eventually('it begins again', async () => (await begin()) === 303);
});
