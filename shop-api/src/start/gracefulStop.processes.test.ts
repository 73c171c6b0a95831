import { setTimeout as wait } from 'node:timers/promises';
import { sendTo } from '../../testing/apiInTurns.ts';
import { regularShop, testFestival } from '../../testing/testFestival.ts';
import { callsOf, type TestShop, testShop } from '../../testing/testShop.ts';

// Each case starts whole processes, which takes a busy machine minutes.
jest.setTimeout(300_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

test('SIGTERM amid load: what was taken on is answered, nothing new is, and the process ends with 0 while the other goes on [API-09]', async () => {
  const [leaving, staying] = shop.processes;
  if (!leaving || !staying) throw new Error('Two processes are needed');
  const { cartCall } = callsOf({ send: (request) => sendTo(leaving.url, request) });
  const carts = await Promise.all(Array.from({ length: 200 }, () => shop.openCart(regularShop)));

  // All calls are running and none can finish yet.
  const shelf = await shop.database.pool.connect();
  await shelf.query("begin; select 1 from stock where event_id = 'solstrand-2027' and id = 'weekend' for update");
  const answers = carts.map((cart) => cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 2 }));
  const early = await Promise.race([Promise.any(answers), wait(500, null)]);
  expect(early).toBeNull();
  await sendTo(leaving.url, { url: '/health/live' });

  const ended = leaving.end('SIGTERM');
  const takesMore = () =>
    sendTo(leaving.url, { url: '/health/live' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (await takesMore()) await wait(10);
  await wait(200);
  await shelf.query('commit');
  shelf.release();
  const answerable = Date.now();

  const held = await Promise.all(answers);
  expect(held.filter(({ status, body }) => status !== 200 || body.data.error)).toEqual([]);
  expect(await ended).toBe(0);
  // It does not wait for clients to close their connections.
  expect(Date.now() - answerable).toBeLessThan(10_000);
  const { rows } = await shop.database.pool.query("select reserved from stock where id = 'weekend'");
  expect(rows).toEqual([{ reserved: 400 }]);
  expect((await sendTo(staying.url, { url: '/health/ready' })).status).toBe(200);
});
