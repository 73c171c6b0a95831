import { brotliDecompressSync } from 'node:zlib';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { FastifyInstance } from 'fastify';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';
import { shopAnswer } from '../testing/shopAnswer.ts';

const config = { ...shopAnswer, preregistrationKey: 'key-secret', defaultLanguage: 'es' };

let api: AnsweringServer;
let app: FastifyInstance;
let isAway = false;
let hasDrifted = false;
let measures = false;
const logged: string[] = [];

beforeAll(async () => {
  expect(shopConfigSchema.safeParse(config).success).toBe(true);
  api = await answeringServer(({ path }) => {
    if (isAway) return { status: 500 };
    if (path === '/shopping/shops') return { body: [] };
    if (path === '/shopping/shops/solstrand') return { body: { ...config, brand: 'solstrand' } };
    if (path === '/shopping/shop')
      return { body: hasDrifted ? { slug: 7 } : measures ? { ...config, tagManagerId: 'GTM-ZOMER' } : config };
    if (path === '/shopping/products') return { body: [] };
    return { status: 404, body: { error: { code: 'not_found', message: '' } } };
  });
  app = await pageApp(api.url, { log: { write: (line) => void logged.push(line) } });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
afterEach(() => {
  isAway = false;
  hasDrifted = false;
  measures = false;
});

test('a page has a strict policy with a new nonce, and is never cached [FED-08]', async () => {
  const [one, two] = await Promise.all([app.inject('/solstrand'), app.inject('/solstrand')]);
  const policy = String(one.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic';/);
  expect(policy).not.toContain("script-src 'unsafe");
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default speculation");
  expect(policy).not.toBe(two.headers['content-security-policy']);
  expect(one.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(one.headers['cache-control']).toBe('no-store');
});

test('only pages of a shop that measures its visitors have a policy for measuring [ANL-02]', async () => {
  measures = true;
  const { headers } = await app.inject('/solstrand');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://www.googletagmanager.com");
  expect(headers['integrity-policy']).toBeUndefined();
});

test('a mailed link with its token in the path opens the order’s page with the token in the fragment, without storing or reading anything [PAY-04]', async () => {
  const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
  for (const url of [`/solstrand/order/${token}`, `/solstrand/order%23${token}.`]) {
    const { statusCode, headers, cookies } = await app.inject(url);
    expect([statusCode, headers.location, cookies]).toEqual([303, `/solstrand/order#${token}`, []]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  }
  expect(logged.join()).not.toContain(token);
});

test('an address with capitals or a comma behind it leads to its page, with its query [RTE-01]', async () => {
  const { statusCode, headers } = await app.inject('/Solstrand/tickets,?utm_source=poster');
  expect([statusCode, headers.location]).toEqual([301, '/solstrand/tickets?utm_source=poster']);
});

test('the shop’s own keys are not in the page [SSO-03]', async () => {
  const { body } = await app.inject('/solstrand');
  expect(body).toContain('"slug":"solstrand"');
  expect(body).not.toContain('shop-secret');
  expect(body).not.toContain('key-secret');
});

test('the visitor’s chosen language is used, otherwise the shop’s own; an unknown one is ignored [I18-02]', async () => {
  const languageOf = async (cookie?: string) =>
    (await app.inject({ url: '/solstrand', headers: cookie ? { cookie } : {} })).json().language;
  expect(await languageOf()).toBe('es');
  expect(await languageOf('language=en')).toBe('en');
  expect(await languageOf('language=tlh')).toBe('es');
});

test('a chosen language moves from the address into a cookie, and the rest of the address stays [I18-02]', async () => {
  const answer = await app.inject('/solstrand/tickets?policyId=7&language=en');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/solstrand/tickets?policyId=7');
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'language', value: 'en', path: '/' }));
  const unknown = await app.inject('/solstrand?language=tlh');
  expect(unknown.headers.location).toBe('/solstrand');
  expect(unknown.cookies.map(({ name }) => name)).not.toContain('language');
});

test('a page without its config redirects to the shop’s own page, with parameters and query [RTE-05]', async () => {
  hasDrifted = true;
  const answer = await app.inject('/solstrand/tickets/weekend?policyId=7');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/solstrand?policyId=7');
});

test('while the shop’s API is unavailable each page answers 503 at its own address, names the reason, and reloads automatically [RTE-05]', async () => {
  isAway = true;
  for (const url of ['/solstrand', '/solstrand/tickets/weekend?policyId=7', '/solstrand/travel', '/']) {
    const answer = await app.inject({ url, headers: { cookie: 'language=en' } });
    const { statusCode, headers } = answer;
    // Without an address in `refresh` a browser reloads the page.
    expect([url, statusCode, headers.location, headers.refresh]).toEqual([url, 503, undefined, '10']);
    expect(headers['retry-after']).toBe('10');
    expect(answer.json().failure.message).toContain('This page tries again by itself.');
  }
  isAway = false;
  expect((await app.inject('/solstrand')).headers).not.toHaveProperty('refresh');
});

test('an invalid slug gives the page of an unknown shop, without a call to the API [RTE-08]', async () => {
  const asked = api.requests.length;
  for (const url of ['/%00', '/Sol%20strand', '/-']) {
    expect((await app.inject(url)).json()).toMatchObject({ config: null });
    expect((await app.inject(url)).json()).not.toHaveProperty('failure');
  }
  expect(api.requests).toHaveLength(asked);
});

test('an address that begins with two slashes redirects to the same path with one', async () => {
  const answer = await app.inject({ url: 'http://shop.example//solstrand//tickets?a=1' });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/solstrand//tickets?a=1');
});

test('the pages to which a payment returns are not redirected, even without a config [RTE-05]', async () => {
  isAway = true;
  for (const page of ['paymentstatus', 'checkout']) {
    const answer = await app.inject(`/solstrand/${page}?cartId=1`);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ config: null, failure: { status: 503 } });
  }
});

test('an invalid config gives the page for a missing config; the log has the reason [BRD-06]', async () => {
  hasDrifted = true;
  logged.length = 0;
  const answer = await app.inject('/solstrand');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({
    config: null,
    failure: { status: 500, message: 'errors:other.noConfigFound' },
  });
  const { msg, err } = JSON.parse(logged.join(''));
  expect([msg, err.message]).toEqual(['no config found', expect.stringMatching(/GET \/shop .*at slug/s)]);
});

test('the page is compressed for a browser that accepts compression', async () => {
  const answer = await app.inject({ url: '/solstrand', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('"slug":"solstrand"');
});
