import { eventually } from '@festival/service-kit/testing/eventually';
import { makeReadOnly } from '../../../testing/makeReadOnly.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const ready = () => shop.call(null, { url: '/health/ready' });

test('while the database is read-only, the service is not ready, changes get 503 with a code, and reads work; afterwards everything works [API-09]', async () => {
  shop.database.pool.on('error', () => {});
  const cart = await shop.openCart(regularShop);
  const change = (quantity: number) => shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity });
  expect((await change(1)).status).toBe(200);

  await makeReadOnly(shop.database.url, true);
  // At first the pool detects that its connections were closed.
  const isReadOnly = async () => JSON.stringify((await ready()).body) === '{"status":"read-only database"}';
  await eventually('it says what is wrong', isReadOnly);
  expect((await ready()).status).toBe(503);
  expect((await shop.call(null, { url: '/health/live' })).status).toBe(200);
  for (const refused of [
    await change(2),
    await shop.call(regularShop, { method: 'POST', url: '/shopping/carts' }),
    await shop.cartCall(cart, 'PUT', '', testBuyer),
  ]) {
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'database.read_only' } } });
  }
  expect(await shop.cartCall(cart, 'GET')).toMatchObject({ status: 200, body: { data: { id: cart.id } } });

  await makeReadOnly(shop.database.url, false);
  await eventually('it is ready again', async () => (await ready()).status === 200);
  expect((await change(2)).status).toBe(200);
});
