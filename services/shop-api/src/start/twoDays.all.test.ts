import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { type RunningDatabase, startDatabase } from '@festival/service-kit/database/startDatabase';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import { type MovableClock, movableClock } from '@festival/service-kit/testing/movableClock';
import pg from 'pg';
import { sendTo } from '../../testing/apiInTurns.ts';
import { type ApiProcess, apiProcess } from '../../testing/apiProcess.ts';
import { allTerms } from '../../testing/makeChoices.ts';
import { patientCalls } from '../../testing/patientCalls.ts';
import { returnUri } from '../../testing/readyCart.ts';
import { testBuyer } from '../../testing/testBuyer.ts';
import { regularShop, testFestival } from '../../testing/testFestival.ts';
import { sandboxSecret } from '../../testing/testSandbox.ts';
import { callsOf, shopOrigin } from '../../testing/testShop.ts';
import { testSize } from '../../testing/testSize.ts';
import { refundOrder } from '../after-sale/refund/refundOrder.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seedFestivals } from '../seeding/seedFestivals.ts';
import { seedMailBrands } from '../seeding/seedMailBrands.ts';

/** The simulated hours, and the real seconds in which they pass. TWO_DAYS=48/600 sets both manually. */
const [hours = 0, seconds = 0] = (process.env.TWO_DAYS ?? (testSize({ usual: 0, long: 1 }) ? '48/600' : '1/5'))
  .split('/')
  .map(Number);
jest.setTimeout(300_000 + seconds * 1000);

/** By the shopper's action: pays with this card, leaves the payment open, or abandons the cart. */
const ways = [
  '4242424242424242',
  '4000000000003220',
  '4000000000000002',
  '4000000000001000',
  '4000000000003006',
  'open',
  'cart',
];

let folder: string;
let database: RunningDatabase;
let pool: pg.Pool;
let services: ApiProcess[] = [];
const clock: MovableClock | null = movableClock();
const timed = clock ? test : test.skip;

beforeAll(async () => {
  if (!clock) return;
  folder = mkdtempSync(path.join(tmpdir(), 'two-days-'));
  chmodSync(folder, 0o755);
  database = await startDatabase({ dataFolder: path.join(folder, 'postgres'), environment: clock.environment });
  await migrate(database.url);
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => {});
  await seedFestivals(pool, [testFestival(900)]);
  await seedMailBrands(pool, mailBrands);
  await pool.query('update stock set total = 1000000');
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...clock.environment,
    DATABASE_URL: database.url,
    SHOP_URL: shopOrigin,
    MAIL_FOLDER: path.join(folder, 'mail'),
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    PAYMENT_SANDBOX_FILE: path.join(folder, 'payments.json'),
    PAYMENT_SANDBOX_SECRET: sandboxSecret,
    PAYMENT_SANDBOX_ADMIN_SECRET: sandboxSecret,
  };
  const sandbox = path.join(import.meta.dirname, '../../../payment-sandbox/src/main.ts');
  services = [apiProcess(sandboxPort, env, sandbox), apiProcess(port, env)];
  for (const service of services) await service.start();
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.end('SIGTERM')));
  await pool?.end();
  await database?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
  clock?.remove();
});

const count = async (sql: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from ${sql}`);
  return rows[0]?.count ?? -1;
};

/** Everything that must end as time passes. */
const unfinished = [
  "carts where status in ('shopping', 'in_payment')",
  "orders where status = 'pending'",
  "payments where status in ('open', 'pending', 'refund_due')",
  "refunds where status = 'due'",
  "mails where status = 'waiting'",
];

/** As the operator, refunds the latest paid order. */
async function refundOne(): Promise<void> {
  const { rows } = await pool.query<{ reference: string }>(
    "select reference from orders where status = 'completed' order by placed_at desc limit 1",
  );
  if (!rows[0]) return;
  const refund = await refundOrder(pool, { reference: rows[0].reference });
  if (!refund.ok) throw new Error(JSON.stringify(refund.error));
}

/** Visits the shop and performs one of the actions. A cart that expires first counts as one of them too. */
async function visit(nr: number): Promise<void> {
  const [sandbox, api] = services;
  if (!sandbox || !api) throw new Error('There are no services');
  const { call, cartCall } = callsOf({ send: (request) => sendTo(api.url, request) });
  const insist = patientCalls({ answered: 0, unanswered: 0, paid: 0 });
  const { data } = await insist(() => call(regularShop, { method: 'POST', url: '/shopping/carts' }));
  const cart = { id: String(data.id), token: String(data.token), shop: regularShop };
  const send = (method: 'PUT' | 'POST', below: string, payload: object, headers = {}) =>
    insist(() => cartCall(cart, method, below, payload, headers));
  await send('PUT', '/products', { productId: 'weekend', quantity: 1 + (nr % 3) });
  const way = ways[nr % ways.length] ?? '';
  if (way === 'cart') return;
  await send('PUT', '/products', { productId: 'refund-protection', quantity: 0 });
  await send('PUT', '/terms', allTerms);
  const filled = await send('PUT', '', testBuyer);
  const { total: expectedTotal } = (filled.data?.totals ?? { total: 0 }) as { total: number };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const order = { paymentMethod: 'card', redirectUri: returnUri, expectedTotal };
  const placed = await send('POST', '/orders', order, key);
  const page = placed.data?.redirectUri;
  if (placed.error || way === 'open' || typeof page !== 'string') return;
  // Some shoppers wait longer than the hold before they pay.
  if (nr % 4 === 3) await wait(4_000);
  const form = { action: 'pay', number: way, expiry: '08/39', code: '123', holder: 'Noor' };
  await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

timed(
  `in ${hours} hours of shopping by a moved clock, holds, orders, payments, refunds and mails all end as they should [API-10]`,
  async () => {
    if (!clock) return;
    const began = performance.now();
    const stepSeconds = (hours * 3600) / seconds;
    let visits = 0;
    let isOpen = true;
    const shoppers = Array.from({ length: 4 }, async () => {
      while (isOpen) {
        visits += 1;
        await visit(visits);
      }
    });
    for (let passed = 0; passed < seconds; passed += 1) {
      await wait(Math.max(0, began + (passed + 1) * 1000 - performance.now()));
      clock.forward(stepSeconds);
      if (passed % 5 === 4) await refundOne();
    }
    isOpen = false;
    await Promise.all(shoppers);
    // Performs each action once, and the first one again, while the clock is stopped, since on a busy machine every
    // hold might otherwise expire before its payment. Two orders are paid, and one of them is refunded.
    await Promise.all([...ways, ways[0]].map((_way, nr) => visit(nr)));
    await eventually('two orders are paid', async () => (await count("orders where status = 'completed'")) > 1);
    await refundOne();
    // Moves the clock forward until the last holds, pending payments, polls and refunds have ended. This takes at least
    // two simulated hours, in steps, since each may lead to the next.
    const shoppedUntil = clock.ahead();
    await eventually(`nothing is unfinished of ${unfinished.join('; ')}`, async () => {
      clock.forward(300);
      await wait(500);
      if (clock.ahead() < shoppedUntil + 7200) return false;
      for (const what of unfinished) if ((await count(what)) > 0) return false;
      return true;
    });

    expect(clock.ahead()).toBeGreaterThanOrEqual(hours * 3600);
    const { rows: ended } = await pool.query(
      'select status, count(*)::integer from orders group by status order by status',
    );
    const { rows: mailed } = await pool.query(
      'select kind, status, count(*)::integer from mails group by 1, 2 order by 1, 2',
    );
    if (process.env.TWO_DAYS)
      console.log(JSON.stringify({ visits, ended, mailed, seconds: Math.round((performance.now() - began) / 1000) }));
    // No hold is left, so no stock is reserved without being sold.
    expect(await count("carts where status in ('shopping', 'in_payment')")).toBe(0);
    expect(
      await count(
        "cart_lines line join carts on carts.event_id = line.event_id and carts.id = line.cart_id where carts.status <> 'confirmed'",
      ),
    ).toBe(0);
    expect(
      await count(
        `(select 1 from stock left join cart_lines line on line.event_id = stock.event_id and line.stock_id = stock.id
        group by stock.event_id, stock.id, stock.reserved having stock.reserved <> coalesce(sum(line.qty), 0)) odd`,
      ),
    ).toBe(0);
    // Checks of orders and mails.
    expect(await count("orders where status = 'pending'")).toBe(0);
    expect(
      await count(
        `orders where status = 'completed' and not exists (select 1 from mails where mails.event_id = orders.event_id and mails.order_id = orders.id and mails.status = 'sent')`,
      ),
    ).toBe(0);
    expect(
      await count(
        `orders where status = 'refunded' and not exists (select 1 from mails where mails.event_id = orders.event_id and mails.order_id = orders.id and kind = 'order_refund' and mails.status = 'sent')`,
      ),
    ).toBe(0);
    // Checks of the money: every payment at the provider belongs to a completed order or was refunded.
    const answer = await fetch(`${services[0]?.url}/admin/payments`, { headers: { 'x-sandbox-admin': sandboxSecret } });
    const taken = ((await answer.json()) as { paymentId: string; status: string; refundedAt: number | null }[]).filter(
      ({ status }) => status === 'completed',
    );
    const { rows: completed } = await pool.query<{ id: string }>(
      `select payments.id from payments join orders on orders.event_id = payments.event_id and orders.id = payments.order_id
     where payments.status = 'completed' and orders.status = 'completed'`,
    );
    const sold = new Set(completed.map(({ id }) => id));
    expect(taken.filter(({ paymentId, refundedAt }) => sold.has(paymentId) === (refundedAt !== null))).toEqual([]);
    // Every kind of end has occurred.
    const reached = new Set(ended.map(({ status }: { status: string }) => status));
    for (const status of ['completed', 'failed', 'refunded']) expect(reached).toContain(status);
    expect(taken.length).toBeGreaterThan(0);
  },
);
