import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../answerErrors.ts';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { apiRoutes } from './apiRoutes.ts';

/** More than one packet. */
const many = Array.from({ length: 100 }, (_, index) => ({ id: `ticket-${index}`, price: 5_000 }));

let api: AnsweringServer;
/** Answers the host's own requests for the keys of shops, which must not count as forwarded calls. */
let directory: AnsweringServer;
let failing: AnsweringServer;
/** The API's answer for products, if it differs from the usual one. */
let answered: { body: object; headers: Record<string, string> } | undefined;
let app: FastifyInstance;

const keys = { slug: 'solstrand', shopToken: 'shop-secret', apiNamespace: 'solstrand-2027', brand: 'solstrand' };
const own = { host: 'shop.example', origin: 'http://shop.example', 'x-shop': 'solstrand' };

beforeAll(async () => {
  directory = await answeringServer(({ path }) =>
    path === '/shopping/shops/solstrand'
      ? { body: keys }
      : { status: 404, body: { error: { code: 'unknown', message: '' } } },
  );
  api = await answeringServer(({ method, path }) => {
    if (method === 'POST' && path.startsWith('/shopping/carts')) {
      return { status: 201, body: { data: { id: 'cart-1', token: 'cart-secret', status: 'shopping' } } };
    }
    if (path === '/shopping/products') return answered ?? { body: { data: many } };
    return { body: { data: {} }, headers: { 'set-cookie': 'theirs=1', 'x-request-id': 'r-1' } };
  });
  failing = await answeringServer(() => ({ status: 500 }));
  app = Fastify();
  await app.register(fastifyCookie);
  apiRoutes(app, { shopApiUrl: api.url, shops: shopDirectory(directory.url) });
});
afterAll(async () => {
  await app.close();
  await api.close();
  await directory.close();
  await failing.close();
});
beforeEach(() => void api.requests.splice(0));

const last = () => api.requests.at(-1);

test('the host adds the shop’s token and namespace; the browser needs neither [API-02]', async () => {
  const answer = await app.inject({ url: '/api/travel/t1/en/packages?page=2', headers: own });
  expect(answer.statusCode).toBe(200);
  expect(last()).toMatchObject({
    path: '/travel/t1/en/packages?page=2',
    headers: { authorization: 'Bearer shop-secret', 'x-event-namespace': 'solstrand-2027' },
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a long answer is compressed as the browser accepts it, a short one is not compressed', async () => {
  const ask = (url: string, encoding: string) => app.inject({ url, headers: { ...own, 'accept-encoding': encoding } });
  for (const [asked, given, unpack] of [
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await ask('/api/shopping/products', asked);
    expect(headers).toMatchObject({ 'content-encoding': given, vary: 'accept-encoding, cookie, x-shop' });
    expect(rawPayload.length).toBeLessThan(1_400);
    expect(JSON.parse(String(unpack(rawPayload)))).toEqual({ data: many });
  }
  const plain = await ask('/api/shopping/products', 'identity');
  expect([plain.headers['content-encoding'], plain.json()]).toEqual([undefined, { data: many }]);
  const short = await ask('/api/shopping/announcement', 'gzip, br');
  expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { data: {} }]);
});

test('data that every page reads are requested from the shop API once for all visitors, with the host’s address and no client’s', async () => {
  const plain = Fastify();
  await plain.register(fastifyCookie);
  apiRoutes(plain, { shopApiUrl: api.url, shops: shopDirectory(directory.url) });
  const tag = '"as-it-is"';
  answered = { body: { data: many }, headers: { etag: tag } };
  const ask = (nr: number) =>
    plain.inject({
      url: `/api/shopping/products?nr=${nr}`,
      headers: { ...own, cookie, ...(nr > 30 ? { 'if-none-match': tag } : {}) },
      remoteAddress: `203.0.113.${nr}`,
    });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, nr) => ask(nr)));
  await plain.close();
  answered = undefined;
  expect(api.requests.map(({ path }) => path)).toEqual(['/shopping/products']);
  expect(last()?.headers).not.toHaveProperty('x-forwarded-for');
  expect(last()?.headers).not.toHaveProperty('x-cart-token');
  const [first, known] = [answers[0], answers[59]];
  expect(first?.json()).toEqual({ data: many });
  expect(first?.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' });
  expect(first?.headers.vary).toContain('x-shop');
  expect([known?.statusCode, known?.body]).toEqual([304, '']);
});

test('a new cart’s token is moved from the answer into a cookie that scripts cannot read', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/shopping/carts', headers: own, payload: {} });
  expect(answer.statusCode).toBe(201);
  expect(answer.body).not.toContain('cart-secret');
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'cart_solstrand', httpOnly: true, sameSite: 'Lax', path: '/' }),
  ]);
});

test('a query in the path does not expose a new cart’s token', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/shopping/carts?x=1', headers: own, payload: {} });
  expect(answer.body).not.toContain('cart-secret');
  expect(answer.cookies).toHaveLength(1);
});

test.each([
  '/api/shopping/../metrics',
  '/api/shopping/%2e%2e/health/ready',
  '/api/travel/..%2fmetrics/../../metrics',
  '/api/shopping/shop',
  '/api/shopping/x/../shop?a=1',
  '/api/shopping/shops/solstrand',
])('%s is not for browsers', async (url) => {
  const answer = await app.inject({ url, headers: own });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('shop-secret');
  expect(api.requests).toEqual([]);
});

/** Sends a path on a separate connection, exactly as written: clients usually resolve dots and backslashes first. */
async function sendAsWritten(method: 'GET' | 'POST', path: string): Promise<{ status: number; body: string }> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const headers = Object.entries({ ...own, 'content-length': '0', connection: 'close' });
  // The client does not end the connection, since a server drops unanswered requests of an ended client. The server ends it.
  socket.write(
    [`${method} ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'),
  );
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer };
}

test.each([
  '/api/shopping/%73hops/solstrand',
  '/api/shopping/%2573hops/solstrand',
  '/api/%73hopping/shop',
  '/api/shopping/sho%70',
  '/api/shopping/shop/',
  '/api/shopping/shop%2f',
  '/api/shopping/./shop',
  '/api/shopping/%2e/shop',
  '/api/shopping/carts/..%2fshops%2fsolstrand',
  '/api/shopping/carts/%2e%2e/shop',
  '/api/shopping/carts/%252e%252e',
  '/api/shopping/carts/%2e%2e',
  '/api/shopping/carts/a%5c..%5cshop',
  '/api/shopping\\shop',
  '/api/shopping/carts\\..\\shop',
  '/api/shopping//shop',
  '/api/shopping/shop;a=1',
  '/api/shopping/shop%00',
  '/api/shopping/%C5%BFhop',
  '/api/Shopping/Shop',
  '/api/shopping/payment-webhooks/adyen',
])('%s is not in the list of calls, and is not forwarded [API-02]', async (url) => {
  await app.inject({ url: '/api/shopping/products', headers: own });
  api.requests.splice(0);
  const answer = await sendAsWritten('GET', url);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body).not.toContain('secret');
  expect(api.requests).toEqual([]);
});

test.each([
  '/api/shopping/%63arts',
  '/api/shopping/carts/',
  '/api/shopping/./carts',
  '/api/shopping/%2e/carts',
  '/api/shopping/x/../carts',
])('%s does not expose a new cart’s token to scripts [SSO-03]', async (url) => {
  const answer = await sendAsWritten('POST', url);
  expect(answer.body).not.toContain('cart-secret');
  expect([400, 404]).toContain(answer.status);
});

test('a parameter is forwarded in one spelling, whatever spelling the browser used', async () => {
  await app.inject({ url: '/api/shopping/carts/%63art-1?a=%20b', headers: { ...own, cookie } });
  expect(last()).toMatchObject({ path: '/shopping/carts/cart-1?a=%20b', headers: { 'x-cart-token': 'cart-secret' } });
});

const cookie = `cart_solstrand=${encodeURIComponent('cart-1|cart-secret')}`;

test('the cart’s token is sent only with calls about that cart', async () => {
  await app.inject({ url: '/api/shopping/carts/cart-1', headers: { ...own, cookie } });
  expect(last()?.headers['x-cart-token']).toBe('cart-secret');
  expect(last()?.headers.cookie).toBeUndefined();
  for (const url of ['/api/shopping/carts/cart-2', '/api/shopping/products', '/api/travel/x/en/packages']) {
    await app.inject({ url, headers: { ...own, cookie } });
    expect(last()?.headers['x-cart-token']).toBeUndefined();
  }
});

test('the visitor keeps the cart of a placed order in addition to a new cart [PAY-04]', async () => {
  const place = { method: 'POST', url: '/api/shopping/carts/cart-1/orders', payload: {} } as const;
  const placed = await app.inject({ ...place, headers: { ...own, cookie } });
  const [kept] = placed.cookies;
  expect(kept).toMatchObject({ name: 'order_solstrand', httpOnly: true, sameSite: 'Lax', path: '/' });
  const both = `cart_solstrand=cart-2%7Cother-secret; order_solstrand=${encodeURIComponent(kept?.value ?? '')}`;
  await app.inject({ url: '/api/shopping/carts/cart-1/orders', headers: { ...own, cookie: both } });
  expect(last()?.headers['x-cart-token']).toBe('cart-secret');
  await app.inject({ url: '/api/shopping/carts/cart-2', headers: { ...own, cookie: both } });
  expect(last()?.headers['x-cart-token']).toBe('other-secret');
  const foreign = await app.inject({ ...place, url: '/api/shopping/carts/cart-9/orders', headers: { ...own, cookie } });
  expect(foreign.cookies).toEqual([]);
});

test('tokens that the browser sends are not forwarded', async () => {
  const forged = { authorization: 'Bearer other', 'x-cart-token': 'other', 'x-user-token': 'other' };
  await app.inject({ url: '/api/shopping/carts/cart-1', headers: { ...own, ...forged } });
  expect(last()?.headers).toMatchObject({ authorization: 'Bearer shop-secret' });
  expect(last()?.headers['x-cart-token']).toBeUndefined();
  expect(last()?.headers['x-user-token']).toBeUndefined();
});

test('the shop API gets the client’s address from this server, not from the browser', async () => {
  const forged = { 'x-forwarded-for': '10.0.0.9' };
  await app.inject({ url: '/api/shopping/carts/cart-1', headers: { ...own, ...forged }, remoteAddress: '203.0.113.7' });
  expect(last()?.headers['x-forwarded-for']).toBe('203.0.113.7');
});

test('a write from another site, or without an origin, is refused and changes nothing', async () => {
  for (const origin of ['http://evil.example', undefined]) {
    const headers = { ...own, cookie, ...(origin ? { origin } : {}) };
    if (!origin) Reflect.deleteProperty(headers, 'origin');
    const answer = await app.inject({ method: 'PUT', url: '/api/shopping/carts/cart-1', headers, payload: {} });
    expect(answer.statusCode).toBe(403);
  }
  expect(api.requests).toEqual([]);
});

test('a body is forwarded unchanged', async () => {
  const payload = '{"productId":"weekend",  "quantity":2}';
  const headers = { ...own, 'content-type': 'application/json' };
  await app.inject({ method: 'PUT', url: '/api/shopping/carts/cart-1/products', headers, payload });
  expect(last()?.body).toBe(payload);
});

test('forgetting the cart clears its cookie', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/cart', headers: { ...own, cookie } });
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies[0]).toMatchObject({ name: 'cart_solstrand', value: '' });
});

test('forgetting one cart leaves the cookie of another, which a second tab may have opened', async () => {
  const forget = (cartId: string) =>
    app.inject({ method: 'DELETE', url: `/api/cart?cartId=${cartId}`, headers: { ...own, cookie } });
  expect((await forget('cart-0')).cookies).toEqual([]);
  expect((await forget('cart-1')).cookies[0]).toMatchObject({ name: 'cart_solstrand', value: '' });
});

test('an unknown shop or service is a 404 in the documented shape', async () => {
  const unknown = await app.inject({ url: '/api/shopping/products', headers: { ...own, 'x-shop': 'nope' } });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toEqual({ error: { code: 'unknown_shop', message: expect.any(String) } });
  expect((await app.inject({ url: '/api/admin/x', headers: own })).statusCode).toBe(404);
});

test('GET /api/init answers a page’s load without a shop, with an empty body [API-11]', async () => {
  const answer = await app.inject({ url: '/api/init' });
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { data: {} }, 'no-store']);
});

test('after a timeout the answer does not claim that a sent write changed nothing; after a failed connection it does [ERR-04]', async () => {
  const cut = createServer((_request, response) => response.destroy()).listen(0, '127.0.0.1');
  await once(cut, 'listening');
  const cutting = `http://127.0.0.1:${(cut.address() as AddressInfo).port}`;
  const messageOf = async (shopApiUrl: string, method: 'GET' | 'PUT') => {
    const away = Fastify();
    await away.register(fastifyCookie);
    apiRoutes(away, { shopApiUrl, shops: shopDirectory(directory.url) });
    const url = method === 'GET' ? '/api/shopping/products' : '/api/shopping/carts/cart-1/products';
    const answer = await away.inject({ method, url, headers: own, payload: method === 'GET' ? undefined : {} });
    await away.close();
    return `${answer.statusCode} ${answer.json().error.message}`;
  };
  const sent = [await messageOf(cutting, 'PUT'), await messageOf(cutting, 'GET')];
  cut.close();
  expect(sent).toEqual([
    expect.stringContaining('503 The shop can not be reached just now. It is not known whether'),
    expect.stringContaining('Nothing was changed.'),
  ]);
  expect(await messageOf('http://127.0.0.1:1', 'PUT')).toContain('Nothing was changed.');
});

test.each([
  ['refuses connections', async () => 'http://127.0.0.1:1'],
  ['answers with errors', async () => failing.url],
])(
  'while the shop API %s, calls are answered with 503 and a time to come back, not with 500 [ERR-04]',
  async (_how, address) => {
    const shopApiUrl = await address();
    const away = Fastify();
    await away.register(fastifyCookie);
    answerErrors(away);
    apiRoutes(away, { shopApiUrl, shops: shopDirectory(shopApiUrl) });
    const answer = await away.inject({ url: '/api/shopping/products', headers: own });
    await away.close();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.json()).toEqual({ error: { code: 'api_away', message: expect.any(String) } });
  },
);

test('a known shop whose API stops answering gets 503 too', async () => {
  const shopApiUrl = 'http://127.0.0.1:1';
  const away = Fastify();
  await away.register(fastifyCookie);
  answerErrors(away);
  apiRoutes(away, { shopApiUrl, shops: async () => keys });
  const answer = await away.inject({ url: '/api/shopping/products', headers: own });
  await away.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
});
