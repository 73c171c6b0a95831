import { regularShop, testFestival } from '../../jest/testFestival.ts';
import { type TestShop, testShop } from '../../jest/testShop.ts';
import { callsPerMinute } from './limitClients.ts';

jest.setTimeout(30_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

test('a client that calls more often than any shopper is told to wait, and no other is', async () => {
  const call = (remoteAddress: string, headers = {}) =>
    shop.call(null, { url: '/shopping/shops', remoteAddress, headers });
  const statuses: number[] = [];
  for (let calls = 0; calls < callsPerMinute + 5; calls += 1) statuses.push((await call('10.9.0.1')).status);
  expect(statuses.slice(0, callsPerMinute)).toEqual(Array(callsPerMinute).fill(200));
  expect(statuses.slice(callsPerMinute)).toEqual(Array(5).fill(429));
  const refused = await call('10.9.0.1');
  expect(refused.body).toEqual({ error: { code: 'request.too_many', message: expect.stringContaining('Wait') } });
  expect((await call('10.9.0.2')).status).toBe(200);
  // The host's server speaks for many; what it says of a client is believed, what a client says of itself is not.
  expect((await call('127.0.0.1')).status).toBe(200);
  expect((await call('127.0.0.1', { 'x-forwarded-for': '10.9.0.1' })).status).toBe(429);
  expect((await call('10.9.0.1', { 'x-forwarded-for': '10.9.0.3' })).status).toBe(429);
});

test('every answer forbids browsers to guess, frame or run it, refusals too', async () => {
  for (const url of ['/shopping/shops', '/nowhere', '/shopping/carts/x']) {
    const { headers } = await shop.call(regularShop, { url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  }
});

test('a body of more than 256 kB is refused before it is read, in the documented shape [API-06]', async () => {
  const payload = { productId: 'x'.repeat(300 * 1024), quantity: 1 };
  const { status, body } = await shop.call(regularShop, { method: 'PUT', url: '/shopping/carts/x/products', payload });
  expect([status, body.error?.code]).toEqual([413, 'request.invalid']);
});

test('operators see holds, refusals, batches, expiries, latency and payments', async () => {
  const cart = await shop.openCart(regularShop);
  await shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 2 });
  await shop.database.pool.query(`update stock set total = reserved where id = 'day-sunday'`);
  await shop.cartCall(cart, 'PUT', '/products', { productId: 'day-sunday', quantity: 1 });
  const { body } = await shop.api.inject({ url: '/metrics' });
  expect(body).toMatch(/^shop_reservations_total\{outcome="held"\} 1$/m);
  expect(body).toMatch(/^shop_reservations_total\{outcome="sold_out"\} [12]$/m);
  expect(body).toMatch(/^shop_reservation_batch_size_count [2-9]$/m);
  expect(body).toMatch(/^shop_carts_expired_total 0$/m);
  expect(body).toMatch(
    /shop_request_seconds_count\{method="PUT",route="\/shopping\/carts\/:cartId\/products",status="200"\} 2/,
  );
  expect(body).toContain('# TYPE shop_payments_total counter');
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toContain(cart.id);
});
