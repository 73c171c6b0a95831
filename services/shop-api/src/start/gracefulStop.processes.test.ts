import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { sendTo } from '../../testing/apiInTurns.ts';
import { lockWaits } from '../../testing/lockWaits.ts';
import { regularShop, testFestival } from '../../testing/testFestival.ts';
import { callsOf, type TestShop, testShop } from '../../testing/testShop.ts';

// Each case starts whole processes, which can take minutes on a busy machine.
jest.setTimeout(300_000);

let shop: TestShop;
beforeAll(async () => {
  // The row is locked until the process accepts no more calls, however long that takes.
  shop = await testShop([testFestival(900)], { LOCK_WAIT_SECONDS: '300' });
});
afterAll(() => shop.close());

test('after SIGTERM under load, a process finishes its accepted requests, accepts no new ones and exits with 0, while the other process continues [API-09]', async () => {
  const [leaving, staying] = shop.processes;
  if (!leaving || !staying) throw new Error('Two processes are needed');
  const { cartCall } = callsOf({ send: (request) => sendTo(leaving.url, request) });
  const carts = await Promise.all(Array.from({ length: 200 }, () => shop.openCart(regularShop)));

  // All calls are running, and none can finish yet.
  const shelf = await shop.database.pool.connect();
  await shelf.query("begin; select 1 from stock where event_id = 'solstrand-2027' and id = 'weekend' for update");
  const answers = carts.map((cart) => cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 2 }));
  let answered = 0;
  for (const answer of answers) answer.then(() => (answered += 1)).catch(() => {});
  await eventually('a change waits for the row', async () => (await lockWaits(shop.database)) > 0);
  // This request is sent after all the others. When it gets a response, the process has received all of them.
  await sendTo(leaving.url, { url: '/health/live' });
  // A client that keeps its connection open.
  const client = connect(Number(new URL(leaving.url).port), '127.0.0.1');
  client.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'data');
  const clientEnded = once(client, 'close').then(() => 'ended by the service');
  client.resume().on('error', () => {});
  expect(answered).toBe(0);

  const ended = leaving.end('SIGTERM');
  const takesMore = () =>
    sendTo(leaving.url, { url: '/health/live' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (await takesMore()) await wait(10);
  await shelf.query('commit');
  shelf.release();

  const held = await Promise.all(answers);
  expect(held.filter(({ status, body }) => status !== 200 || body.data.error)).toEqual([]);
  expect(await ended).toBe(0);
  // The service has closed the keep-alive connection, since the client never does.
  expect(await clientEnded).toBe('ended by the service');
  const { rows } = await shop.database.pool.query("select reserved from stock where id = 'weekend'");
  expect(rows).toEqual([{ reserved: 400 }]);
  expect((await sendTo(staying.url, { url: '/health/ready' })).status).toBe(200);
});
