import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { buildShopApi } from '../../buildShopApi.ts';
import { usualCallsPerMinute as callsPerMinute } from './limitClients.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

test('a client that calls more often than any shopper gets a 429, and no other does', async () => {
  const call = (remoteAddress: string, headers = {}) =>
    shop.call(null, { url: '/shopping/shops', remoteAddress, headers });
  const statuses: number[] = [];
  for (let calls = 0; calls < callsPerMinute + 5; calls += 1) statuses.push((await call('10.9.0.1')).status);
  expect(statuses.slice(0, callsPerMinute)).toEqual(Array(callsPerMinute).fill(200));
  expect(statuses.slice(callsPerMinute)).toEqual(Array(5).fill(429));
  const refused = await call('10.9.0.1');
  expect(refused.body).toEqual({ error: { code: 'request.too_many', message: expect.stringContaining('Wait') } });
  expect((await call('10.9.0.2')).status).toBe(200);
  // The host's server calls for many clients. Its header with a client's address is believed; a client's own header is not.
  expect((await call('127.0.0.1')).status).toBe(200);
  expect((await call('127.0.0.1', { 'x-forwarded-for': '10.9.0.1' })).status).toBe(429);
  expect((await call('10.9.0.1', { 'x-forwarded-for': '10.9.0.3' })).status).toBe(429);
});

test('how often a client may call is settable, and a whole network of proxies is believed', async () => {
  const app = await buildShopApi({
    pool: shop.database.pool,
    providers: new Map(),
    deliver: async () => {},
    ownUrl: 'http://api.test',
    returnOrigins: [],
    trustedProxies: ['10.8.0.0/16'],
    callsPerMinute: 3,
    logLevel: 'silent',
  });
  const statuses = async (proxy: string, client: (call: number) => string) => {
    const answers: number[] = [];
    for (const call of [1, 2, 3, 4, 5]) {
      const headers = { 'x-forwarded-for': client(call) };
      answers.push((await app.inject({ url: '/shopping/shops', remoteAddress: proxy, headers })).statusCode);
    }
    return answers;
  };
  const all = Array(5).fill(200);
  const three = [200, 200, 200, 429, 429];
  try {
    expect(await statuses('10.8.3.4', () => '192.0.2.1')).toEqual(three);
    // Another proxy calls for the same client, then for others. The proxies' own calls are not counted.
    expect(await statuses('10.8.250.4', () => '192.0.2.1')).toEqual(Array(5).fill(429));
    expect(await statuses('10.8.3.4', (call) => `192.0.2.1${call}`)).toEqual(all);
    expect(await statuses('10.8.3.4', () => '10.8.0.9')).toEqual(all);
    // The header of a client that is no proxy does not count. An IPv6 client is its whole network.
    expect(await statuses('10.9.3.4', (call) => `192.0.2.2${call}`)).toEqual(three);
    expect(await statuses('10.8.3.4', (call) => `2001:db8:1:2::${call}`)).toEqual(three);
  } finally {
    await app.close();
  }
});

test('every answer forbids browsers to guess, frame or run it, refusals too', async () => {
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
