import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { buildShopApi } from '../../buildShopApi.ts';
import { providersOf } from '../../start/paymentProviders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

/** Builds the back end with other limits. */
const limited = (callsPerMinute: { ofCart: number; ofAddress: number }) =>
  buildShopApi({
    pool: shop.database.pool,
    providers: providersOf({}, { url: 'http://sandbox.test', secret: 'a-secret-for-tests' }),
    deliver: async () => {},
    ownUrl: 'http://api.test',
    returnOrigins: [],
    trustedProxies: ['127.0.0.1', '10.8.0.0/16'],
    callsPerMinute,
    logLevel: 'silent',
  });
const url = '/shopping/shops';

test('an address with more calls than a crowd makes gets a 429 with Retry-After, while other addresses can still call', async () => {
  const app = await limited({ ofCart: 100, ofAddress: 5 });
  const call = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url, remoteAddress, headers })).statusCode;
  const answers = [];
  for (let calls = 0; calls < 7; calls += 1) answers.push(await call('10.9.0.1'));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await app.inject({ url, remoteAddress: '10.9.0.1' });
  expect(refused.json()).toEqual({ error: { code: 'request.too_many', message: expect.stringContaining('Wait') } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await call('10.9.0.2')).toBe(200);
  // The host's server calls for many clients. The client address in its header is trusted; the same header from a
  // client is not.
  expect(await call('127.0.0.1')).toBe(200);
  expect(await call('127.0.0.1', { 'x-forwarded-for': '10.9.0.1' })).toBe(429);
  expect(await call('10.9.0.1', { 'x-forwarded-for': '10.9.0.3' })).toBe(429);
  await app.close();
});

test('a cart with an accepted token has its own limit besides that of its address; an invented cart or token has no advantage', async () => {
  const app = await limited({ ofCart: 3, ofAddress: 4 });
  const [own, other] = [await shop.openCart(regularShop), await shop.openCart(regularShop)];
  const keys = { authorization: `Bearer ${regularShop.token}`, 'x-event-namespace': regularShop.eventId };
  const read = async (id: string, token: string) =>
    (
      await app.inject({
        url: `/shopping/carts/${id}`,
        remoteAddress: '10.9.0.4',
        headers: { ...keys, 'x-cart-token': token },
      })
    ).statusCode;
  // The cart's first call counts towards the address.
  expect(await read(own.id, own.token)).toBe(200);
  for (let guess = 1; guess <= 3; guess += 1) expect(await read(own.id, `guess-${guess}`)).toBe(404);
  // The address has used its four calls: unknown carts are refused, while known carts continue with their own limit.
  expect([await read(crypto.randomUUID(), 'invented'), await read(other.id, other.token)]).toEqual([429, 429]);
  const answers = [];
  for (let calls = 0; calls < 4; calls += 1) answers.push(await read(own.id, own.token));
  expect(answers).toEqual([200, 200, 200, 429]);
  // Invented carts do not block clients without a cart. A cart that was opened here is known at once.
  const opened = await app.inject({ method: 'POST', url: '/shopping/carts', remoteAddress: '10.9.0.4', headers: keys });
  const { id, token } = opened.json().data as { id: string; token: string };
  expect([opened.statusCode, await read(id, token)]).toEqual([201, 200]);
  // Calls that every page makes are not counted.
  const products = await app.inject({ url: '/shopping/products', remoteAddress: '10.9.0.4', headers: keys });
  expect(products.statusCode).toBe(200);
  await app.close();
});

test('all carts of one network have a limit together, so that more carts do not allow any number of calls', async () => {
  const app = await limited({ ofCart: 1, ofAddress: 1_000 });
  const keys = { authorization: `Bearer ${regularShop.token}`, 'x-event-namespace': regularShop.eventId };
  const ofNetwork = (nr: number) => `2001:db8:7:${nr.toString(16)}::1`;
  const statuses: number[] = [];
  for (let nr = 0; nr < 101; nr += 1) {
    const from = { remoteAddress: ofNetwork(nr), headers: keys };
    const opened = await app.inject({ method: 'POST', url: '/shopping/carts', ...from });
    const { id, token } = opened.json().data as { id: string; token: string };
    const read = { url: `/shopping/carts/${id}`, headers: { ...keys, 'x-cart-token': token } };
    statuses.push((await app.inject({ ...read, remoteAddress: ofNetwork(nr) })).statusCode);
  }
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200));
  expect(statuses[100]).toBe(429);
  const other = await app.inject({
    method: 'POST',
    url: '/shopping/carts',
    remoteAddress: '2001:db8:8::1',
    headers: keys,
  });
  expect(other.statusCode).toBe(201);
  await app.close();
});

test('all proxies of a trusted network are trusted, and an IPv6 client counts towards its whole network', async () => {
  const app = await limited({ ofCart: 100, ofAddress: 3 });
  const statuses = async (proxy: string, client: (call: number) => string) => {
    const answers: number[] = [];
    for (const call of [1, 2, 3, 4, 5]) {
      const headers = { 'x-forwarded-for': client(call) };
      answers.push((await app.inject({ url, remoteAddress: proxy, headers })).statusCode);
    }
    return answers;
  };
  const all = Array(5).fill(200);
  const three = [200, 200, 200, 429, 429];
  try {
    expect(await statuses('10.8.3.4', () => '192.0.2.1')).toEqual(three);
    // Another proxy forwards calls of the same client, then of others. The proxies' own calls are not counted.
    expect(await statuses('10.8.250.4', () => '192.0.2.1')).toEqual(Array(5).fill(429));
    expect(await statuses('10.8.3.4', (call) => `192.0.2.1${call}`)).toEqual(all);
    expect(await statuses('10.8.3.4', () => '10.8.0.9')).toEqual(all);
    // The header is ignored if the sender is not a proxy.
    expect(await statuses('10.9.3.4', (call) => `192.0.2.2${call}`)).toEqual(three);
    expect(await statuses('10.8.3.4', (call) => `2001:db8:1:2::${call}`)).toEqual(three);
  } finally {
    await app.close();
  }
});

test('the headers of every response, including refusals, forbid browsers to sniff, frame or run it', async () => {
  for (const url of ['/shopping/shops', '/nowhere', '/shopping/carts/x']) {
    const { headers } = await shop.call(regularShop, { url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  }
});

test('a body of more than 256 kB is refused before it is read, in the documented shape [API-06]', async () => {
  const payload = { productId: 'x'.repeat(300 * 1024), quantity: 1 };
  const { status, body } = await shop.call(regularShop, { method: 'PUT', url: '/shopping/carts/x/products', payload });
  expect([status, body.error?.code]).toEqual([413, 'request.invalid']);
});
