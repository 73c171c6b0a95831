import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import pg from 'pg';
import { sendTo } from '../../../testing/apiInTurns.ts';
import { apiProcess } from '../../../testing/apiProcess.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { sandboxSecret } from '../../../testing/testSandbox.ts';
import { callsOf, shopOrigin } from '../../../testing/testShop.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';

// Each case starts whole processes, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const carts = 30;
/** Enough for two calls on a busy machine. */
const stopDelaySeconds = 5;

let database: TestDatabase;
let provider: SlowProvider;
beforeAll(async () => {
  database = await testDatabase();
  await seedFestivals(database.pool, [testFestival(900)]);
  provider = await slowProvider();
});
afterAll(async () => {
  await provider.close();
  await database.drop();
});

type SlowProvider = { url: string; asked: Promise<unknown>; answer: () => void; close: () => Promise<void> };

/** A provider that opens payments like the sandbox, but only when the test allows it. */
async function slowProvider(): Promise<SlowProvider> {
  const asked = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const server: Server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return void response.end(JSON.stringify({ methods: ['card'] }));
    const { paymentId } = JSON.parse(await text(request));
    asked.resolve();
    await may.promise;
    response.end(JSON.stringify({ redirectUri: `http://pay.test/${paymentId}` }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: asked.promise,
    answer: may.resolve,
    close: async () => {
      server.close();
    },
  };
}

const waitsForStock = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%reserve(%'`,
  );
  return (rows[0]?.count ?? 0) > 0;
};

test('after SIGTERM a process first reports that it is not ready, then finishes all accepted requests, and exits with 0 in time', async () => {
  const port = await freePort();
  const api = apiProcess(port, {
    DATABASE_URL: database.url,
    PAYMENT_SANDBOX_URL: provider.url,
    PAYMENT_SANDBOX_SECRET: sandboxSecret,
    SHOP_URL: shopOrigin,
    MAIL_FOLDER: tmpdir(),
    STOP_DELAY_SECONDS: String(stopDelaySeconds),
    // The row is locked until the service accepts no more calls.
    LOCK_WAIT_SECONDS: '300',
  });
  await api.start();
  const { openCart, cartCall } = callsOf({ send: (request) => sendTo(api.url, request) });
  const ready = () => fetch(`${api.url}/health/ready`);

  // One cart's payment is being opened, and other calls wait in the batcher for a lock.
  const paying = await openCart(regularShop);
  await cartCall(paying, 'PUT', '/products', { productId: 'locker', quantity: 1 });
  await fillForm({ cartCall }, paying);
  const opened = await Promise.all(Array.from({ length: carts }, () => openCart(regularShop)));
  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  await lock.query(`begin; select 1 from stock where id = 'weekend' for update`);
  const held = opened.map((cart) => cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 1 }));
  const placed = postOrder(
    { cartCall },
    paying,
    { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand/paymentstatus` },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await provider.asked;
  while (!(await waitsForStock())) await wait(20);

  const asked = performance.now();
  const ended = api.end('SIGTERM');
  while ((await ready()).status === 200) await wait(10);
  const answer = await ready();
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
  expect(answer.headers.get('connection')).toBe('close');
  // The service still responds until the load balancer has noticed.
  expect((await openCart(regularShop)).id).toMatch(/^[0-9a-f-]{36}$/);
  await eventually('it takes no more', () =>
    ready().then(
      () => false,
      () => true,
    ),
  );
  expect(performance.now() - asked).toBeGreaterThan(stopDelaySeconds * 1000 - 50);
  await lock.query('commit');
  await lock.end();
  provider.answer();

  const answers = await Promise.all(held);
  expect(answers.map(({ status, body }) => [status, body.data.error])).toEqual(Array(carts).fill([200, undefined]));
  expect((await placed).body.data.redirectUri).toMatch(/^http:\/\/pay\.test\//);
  expect(await ended).toBe(0);
  const { rows } = await database.pool.query(
    `select (select count(*)::integer from cart_lines where product_id = 'weekend') as lines,
       (select reserved from stock where id = 'weekend') as reserved, (select count(*)::integer from payments) as payments`,
  );
  expect(rows).toEqual([{ lines: carts, reserved: carts, payments: 1 }]);
});
