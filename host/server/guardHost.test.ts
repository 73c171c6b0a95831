import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { edgeOptions } from '@festival/service-kit/http/edgeOptions';
import { knownCallers } from '@festival/service-kit/http/knownCallers';
import { trustedProxies } from '@festival/service-kit/settings/trustedProxies';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api/apiRoutes.ts';
import { guardHost } from './guardHost.ts';
import { readSettings } from './settings/settings.ts';
import { cartCookie } from './shop/cartCookie.ts';
import { shopDirectory } from './shop/shopDirectory.ts';
import { type AnsweringServer, answeringServer } from './testing/answeringServer.ts';

const keys = { slug: 'solstrand', shopToken: 'shop-secret', apiNamespace: 'solstrand-2027', brand: 'solstrand' };
const own = { 'x-shop': 'solstrand' };

let api: AnsweringServer;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  api = await answeringServer(({ path, headers }) => {
    if (path.startsWith('/shopping/shops/')) return { body: keys };
    const token = headers['x-cart-token'];
    return token === undefined || token === 'secret' ? { body: { data: {} } } : { status: 404, body: { error: {} } };
  });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await api.close();
});

/** A host with these settings and one page that sets a cart's cookie. */
async function host(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const settings = readSettings({ SHOP_API_URL: api.url, ...env });
  const isTrustedProxy = trustedProxies(settings.trustedProxies);
  const app = Fastify(edgeOptions({ isTrustedProxy }));
  apps.push(app);
  const known = knownCallers();
  await guardHost(app, {
    ...settings,
    isTrustedProxy,
    known,
    isKnownShop: (slug) => slug === 'solstrand',
    refusePage: (_request, reply) => reply.code(429).type('text/html').send('<h1>busy</h1>'),
  });
  apiRoutes(app, { shopApiUrl: api.url, shops: shopDirectory(api.url), known });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get<{ Params: { slug: string } }>('/:slug', async (request, reply) => {
    cartCookie.set(request, reply, 'solstrand', { cartId: 'cart-1', token: 'secret' });
    return reply.send({ client: request.ip, name: request.host, cart: cartCookie.read(request, 'solstrand') ?? null });
  });
  return app;
}

const statuses = async (app: FastifyInstance, count: number, request: (nr: number) => object) => {
  const all: number[] = [];
  for (let nr = 0; nr < count; nr += 1) all.push((await app.inject(request(nr))).statusCode);
  return all;
};

test('a header cannot change a client’s address: it is the rightmost address that does not belong to a trusted proxy', async () => {
  const app = await host({ TRUSTED_PROXIES: '10.0.0.0/8' });
  const clientOf = async (remoteAddress: string, forwarded: string) =>
    (await app.inject({ url: '/solstrand', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).json().client;
  expect(await clientOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(await clientOf('10.0.0.7', '198.51.100.1')).toBe('198.51.100.1');
  expect(await clientOf('10.0.0.7', '1.2.3.4, 198.51.100.1')).toBe('198.51.100.1');
  expect(await clientOf('10.0.0.7', '1.2.3.4, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
});

test.each(['shop:x', 'sh op', 'a/b', 'user@shop', 'shop:99999', '[::1', 'shop?q', '%zz'])(
  'a Host header that is not a valid name, %s, is refused with 400, with and without names of the shop',
  async (name) => {
    const settings: Record<string, string>[] = [{}, { SHOP_URL: 'http://shop.example' }];
    for (const env of settings) {
      const app = await host(env);
      const { statusCode, body } = await app.inject({ url: '/solstrand', headers: { host: name } });
      expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'host.invalid']);
      expect((await app.inject({ url: '/health', headers: { host: name } })).statusCode).toBe(200);
    }
    const app = await host();
    for (const good of ['shop.example', 'shop_api:4000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await app.inject({ url: '/solstrand', headers: { host: good } })).statusCode).toBe(200);
  },
);

test('host name and protocol are accepted from a trusted proxy only', async () => {
  const app = await host({ TRUSTED_PROXIES: '10.0.0.7' });
  const headers = { host: 'shop.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const direct = await app.inject({ url: '/solstrand', remoteAddress: '203.0.113.7', headers });
  expect(direct.json().name).toBe('shop.example');
  expect(direct.cookies[0]).toMatchObject({ name: 'cart_solstrand' });
  const behind = await app.inject({ url: '/solstrand', remoteAddress: '10.0.0.7', headers });
  expect(behind.json().name).toBe('evil.example');
});

test('pages, calls and sign-on redirects are limited per client and minute, and other clients are not affected', async () => {
  const app = await host({ TRUSTED_PROXIES: '10.0.0.7', PAGES_PER_MINUTE: '3', CALLS_PER_MINUTE: '5' });
  // A new forged address for each request does not help.
  const page = (nr: number) => ({
    url: '/solstrand',
    remoteAddress: '203.0.113.7',
    headers: { 'x-forwarded-for': `198.51.100.${nr}` },
  });
  const call = (nr: number) => ({
    ...page(nr),
    url: '/api/shopping/carts/cart-1',
    headers: { ...own, ...page(nr).headers },
  });
  expect(await statuses(app, 5, page)).toEqual([200, 200, 200, 429, 429]);
  expect(await statuses(app, 6, call)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await app.inject(page(9));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject({ ...page(1), remoteAddress: '203.0.113.8' })).statusCode).toBe(200);
  expect((await app.inject({ ...page(1), url: '/health' })).statusCode).toBe(200);
});

test('a visitor with a known cart has a separate limit; an invented cookie has no effect; automatic reads by pages, and writes from other sites, do not count', async () => {
  const app = await host({ CALLS_PER_MINUTE: '4', CART_CALLS_PER_MINUTE: '3' });
  const call = async (token: string) => {
    const cookie = `cart_solstrand=${encodeURIComponent(`cart-1|${token}`)}`;
    return (await app.inject({ url: '/api/shopping/carts/cart-1', headers: { ...own, cookie } })).statusCode;
  };
  for (let nr = 0; nr < 10; nr += 1) {
    expect((await app.inject({ url: '/api/shopping/products', headers: own })).statusCode).toBe(200);
    const foreign = { ...own, origin: 'https://evil.example' };
    expect((await app.inject({ method: 'POST', url: '/api/shopping/carts', headers: foreign })).statusCode).toBe(403);
  }
  // The first call of a cart counts towards the client's address.
  expect([await call('secret'), await call('guess-1'), await call('guess-2'), await call('guess-3')]).toEqual([
    200, 404, 404, 404,
  ]);
  expect(await call('guess-4')).toBe(429);
  expect([await call('secret'), await call('secret'), await call('secret'), await call('secret')]).toEqual([
    200, 200, 200, 429,
  ]);
});

test('all visitors of one network whose carts are known have a limit together, so that more carts do not allow any number of calls', async () => {
  const app = await host({ CALLS_PER_MINUTE: '1000', CART_CALLS_PER_MINUTE: '1' });
  const call = async (nr: number, network: string) => {
    const url = `/api/shopping/carts/cart-${nr}`;
    const headers = { ...own, cookie: `cart_solstrand=${encodeURIComponent(`cart-${nr}|secret`)}` };
    const remoteAddress = `2001:db8:${network}:${nr.toString(16)}::1`;
    return (await app.inject({ url, headers, remoteAddress })).statusCode;
  };
  const answers: number[] = [];
  // The first call of a cart counts towards the client's address. Calls over a cart's own limit do not count for its network.
  for (let nr = 0; nr < 101; nr += 1) answers.push(await call(nr, '7'), await call(nr, '7'), await call(nr, '7'));
  expect(answers.slice(0, 300)).toEqual(Array(100).fill([200, 200, 429]).flat());
  expect(answers.slice(300)).toEqual([200, 429, 429]);
  expect([await call(500, '8'), await call(500, '8')]).toEqual([200, 200]);
});

test('reads of invented shops count towards the address, since each is looked up; more carts do not allow more sign-on redirects', async () => {
  const app = await host({ CALLS_PER_MINUTE: '3', SIGN_INS_PER_MINUTE: '2', CART_CALLS_PER_MINUTE: '50' });
  const invented = (nr: number) => ({ url: '/api/shopping/products', headers: { 'x-shop': `invented-${nr}` } });
  expect((await statuses(app, 5, invented)).slice(3)).toEqual([429, 429]);
  expect((await app.inject({ url: '/api/shopping/products', headers: own })).statusCode).toBe(200);
  const other = await host({ SIGN_INS_PER_MINUTE: '2', CART_CALLS_PER_MINUTE: '50' });
  other.get('/api/sign-on/login', async () => 'a way to the sign-on');
  const cookie = `cart_solstrand=${encodeURIComponent('cart-1|secret')}`;
  await other.inject({ url: '/api/shopping/carts/cart-1', headers: { ...own, cookie } });
  const way = () => ({ url: '/api/sign-on/login', headers: { cookie } });
  expect(await statuses(other, 4, way)).toEqual([200, 200, 429, 429]);
});

test('all addresses of an IPv6 network count as one client, in any spelling', async () => {
  const app = await host({ PAGES_PER_MINUTE: '3' });
  const from = (remoteAddress: string) => ({ url: '/solstrand', remoteAddress });
  expect(await statuses(app, 5, (nr) => from(`2001:db8:1:2::${nr + 1}`))).toEqual([200, 200, 200, 429, 429]);
  expect((await app.inject(from('2001:0db8:0001:0002:ffff::1'))).statusCode).toBe(429);
  expect((await app.inject(from('2001:db8:1:3::1'))).statusCode).toBe(200);
});

test('behind TLS every cookie has the __Host- prefix, and HSTS makes browsers use only https', async () => {
  const app = await host({ SHOP_URL: 'https://shop.example', TRUSTED_PROXIES: '127.0.0.1' });
  const headers = { host: 'shop.example', 'x-forwarded-proto': 'https' };
  const set = await app.inject({ url: '/solstrand', headers });
  expect(set.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(set.cookies).toEqual([
    expect.objectContaining({ name: '__Host-cart_solstrand', secure: true, httpOnly: true, path: '/' }),
  ]);
  expect(set.cookies[0]).not.toHaveProperty('domain');
  const [kept] = set.cookies;
  const again = await app.inject({
    url: '/solstrand',
    headers,
    cookies: { '__Host-cart_solstrand': kept?.value ?? '' },
  });
  expect(again.json().cart).toEqual({ cartId: 'cart-1', token: 'secret' });
  // A cookie that another host name of the domain has set is ignored.
  const planted = await app.inject({ url: '/solstrand', headers, cookies: { cart_solstrand: kept?.value ?? '' } });
  expect(planted.json().cart).toBeNull();
});

test('without TLS cookies have their plain names, and answers do not mention https', async () => {
  const answer = await (await host()).inject('/solstrand');
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
  expect(answer.cookies[0]).toMatchObject({ name: 'cart_solstrand' });
});

test('a request for another host name, or with two names, is refused', async () => {
  const app = await host({ SHOP_URL: 'https://shop.example, https://tickets.example:8443' });
  const statusOf = async (name: string, url = '/solstrand') =>
    (await app.inject({ url, headers: { host: name } })).statusCode;
  expect([await statusOf('shop.example'), await statusOf('tickets.example:8443')]).toEqual([200, 200]);
  expect([await statusOf('evil.example'), await statusOf('shop.example.evil.example')]).toEqual([421, 421]);
  // A load balancer checks by IP address.
  expect(await statusOf('10.0.0.9:3000', '/health')).toBe(200);
  // A path that only starts with `/health` is not a health route.
  expect(await statusOf('10.0.0.9:3000', '/healthier')).toBe(421);

  const address = new URL(await (await host()).listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.end('GET /solstrand HTTP/1.1\r\nHost: shop.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
});
