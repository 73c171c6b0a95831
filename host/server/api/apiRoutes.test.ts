import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { apiRoutes } from './apiRoutes.ts';

let api: AnsweringServer;
let app: FastifyInstance;

const keys = { slug: 'solstrand', shopToken: 'shop-secret', apiNamespace: 'solstrand-2027', brand: 'solstrand' };
const own = { host: 'shop.example', origin: 'http://shop.example', 'x-shop': 'solstrand' };

beforeAll(async () => {
  api = await answeringServer(({ method, path }) => {
    if (path === '/shopping/shops/solstrand') return { body: keys };
    if (path.startsWith('/shopping/shops/')) return { status: 404, body: { error: { code: 'unknown', message: '' } } };
    if (method === 'POST' && path.startsWith('/shopping/carts')) {
      return { status: 201, body: { data: { id: 'cart-1', token: 'cart-secret', status: 'shopping' } } };
    }
    return { body: { data: {} }, headers: { 'set-cookie': 'theirs=1', 'x-request-id': 'r-1' } };
  });
  app = Fastify();
  await app.register(fastifyCookie);
  apiRoutes(app, { shopApiUrl: api.url, shops: shopDirectory(api.url) });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => void api.requests.splice(0));

const last = () => api.requests.at(-1);

test('the shop’s token and namespace are added here; the browser needs neither [API-02]', async () => {
  const answer = await app.inject({ url: '/api/shopping/products?page=2', headers: own });
  expect(answer.statusCode).toBe(200);
  expect(last()).toMatchObject({
    path: '/shopping/products?page=2',
    headers: { authorization: 'Bearer shop-secret', 'x-event-namespace': 'solstrand-2027' },
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a new cart’s token goes into a cookie that no script reads, and out of the answer', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/shopping/carts', headers: own, payload: {} });
  expect(answer.statusCode).toBe(201);
  expect(answer.body).not.toContain('cart-secret');
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'cart_solstrand', httpOnly: true, sameSite: 'Lax', path: '/' }),
  ]);
});

test('a new cart’s token stays here whatever stands behind the path', async () => {
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
  expect(last()?.path ?? '/shopping/shops/solstrand').toBe('/shopping/shops/solstrand');
});

const cookie = `cart_solstrand=${encodeURIComponent('cart-1|cart-secret')}`;

test('the cart’s token goes with calls about that cart, and with no other', async () => {
  await app.inject({ url: '/api/shopping/carts/cart-1', headers: { ...own, cookie } });
  expect(last()?.headers['x-cart-token']).toBe('cart-secret');
  expect(last()?.headers.cookie).toBeUndefined();
  for (const url of ['/api/shopping/carts/cart-2', '/api/shopping/products', '/api/travel/x/en/packages']) {
    await app.inject({ url, headers: { ...own, cookie } });
    expect(last()?.headers['x-cart-token']).toBeUndefined();
  }
});

test('the cart of a placed order stays the visitor’s when a new cart has begun [PAY-04]', async () => {
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

test('tokens that the browser sends are not passed on', async () => {
  const forged = { authorization: 'Bearer other', 'x-cart-token': 'other', 'x-user-token': 'other' };
  await app.inject({ url: '/api/shopping/carts/cart-1', headers: { ...own, ...forged } });
  expect(last()?.headers).toMatchObject({ authorization: 'Bearer shop-secret' });
  expect(last()?.headers['x-cart-token']).toBeUndefined();
  expect(last()?.headers['x-user-token']).toBeUndefined();
});

test('the shop API hears whose call it is from here, not from the browser', async () => {
  const forged = { 'x-forwarded-for': '10.0.0.9' };
  await app.inject({ url: '/api/shopping/products', headers: { ...own, ...forged }, remoteAddress: '203.0.113.7' });
  expect(last()?.headers['x-forwarded-for']).toBe('203.0.113.7');
});

test('a write from another site, or from nowhere, changes nothing', async () => {
  for (const origin of ['http://evil.example', undefined]) {
    const headers = { ...own, cookie, ...(origin ? { origin } : {}) };
    if (!origin) Reflect.deleteProperty(headers, 'origin');
    const answer = await app.inject({ method: 'PUT', url: '/api/shopping/carts/cart-1', headers, payload: {} });
    expect(answer.statusCode).toBe(403);
  }
  expect(api.requests).toEqual([]);
});

test('a body goes on byte for byte', async () => {
  const payload = '{"productId":"weekend",  "quantity":2}';
  const headers = { ...own, 'content-type': 'application/json' };
  await app.inject({ method: 'PUT', url: '/api/shopping/carts/cart-1/products', headers, payload });
  expect(last()?.body).toBe(payload);
});

test('forgetting the cart takes its cookie away', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/cart', headers: { ...own, cookie } });
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies[0]).toMatchObject({ name: 'cart_solstrand', value: '' });
});

test('forgetting one cart leaves the cookie of another, which a second tab may have begun', async () => {
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

test('init answers on load, and its answer says nothing', async () => {
  expect((await app.inject({ url: '/api/init' })).statusCode).toBe(200);
});
