import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopPool } from '@festival/service-kit/database/shopPool';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type BackEnd, backEndInside, operatorToken } from '../../testing/backEnd.ts';
import { fillForm } from '../../testing/fillForm.ts';
import { postOrder } from '../../testing/postOrder.ts';
import { pay, returnUri } from '../../testing/readyCart.ts';
import { type ReplicatedDatabase, replicatedDatabase } from '../../testing/replicatedDatabase.ts';
import { regularShop, testFestival } from '../../testing/testFestival.ts';
import { sandboxSecret, testSandbox } from '../../testing/testSandbox.ts';
import { callsOf, type OwnCart, shopOrigin } from '../../testing/testShop.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seedFestivals } from '../seeding/seedFestivals.ts';

// Tests that reads that may be slightly outdated use a streaming replica, and that decisions of a sale never do.

const buyer = 'reader';

const folder = mkdtempSync(path.join(tmpdir(), 'replica-'));
let database: ReplicatedDatabase;
let pools: [pg.Pool, pg.Pool];
let sandbox: FastifyInstance;
let backEnd: BackEnd;
beforeAll(async () => {
  // The operating system's account of PostgreSQL must be able to enter it.
  chmodSync(folder, 0o755);
  database = await replicatedDatabase(folder);
  await migrate(database.url);
  pools = [shopPool(database.url, 10), shopPool(database.replicaUrl, 10)];
  for (const pool of pools) pool.on('error', () => {});
  await seedFestivals(pools[0], [testFestival(900)]);
  sandbox = await testSandbox(folder);
  backEnd = await backEndInside({
    databaseUrls: [database.url],
    pool: pools[0],
    readPool: pools[1],
    ports: [await freePort()],
    sandboxUrl: sandbox.listeningOrigin,
    secret: sandboxSecret,
    mailFolder: path.join(folder, 'mail'),
    shopOrigin,
  });
});
afterAll(async () => {
  await backEnd?.close();
  await sandbox?.close();
  await Promise.all((pools ?? []).map((pool) => pool.end()));
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const calls = () => callsOf(backEnd);
const asBuyer = async () => ({ 'x-user-token': await backEnd.tokenOf(buyer) });

/** Sells a ticket, and returns the order's reference once it is paid. */
async function sellTicket(): Promise<string> {
  const { call, cartCall } = calls();
  const headers = await asBuyer();
  const opened = await call(regularShop, { method: 'POST', url: '/shopping/carts', headers });
  const cart: OwnCart = { id: String(opened.body.data.id), token: String(opened.body.data.token), shop: regularShop };
  await cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 1 }, headers);
  await fillForm({ cartCall }, cart, { headers });
  const placed = await postOrder({ cartCall }, cart, { paymentMethod: 'card', redirectUri: returnUri }, headers);
  expect(placed.status).toBe(200);
  await pay({ sandbox }, String(placed.body.data.redirectUri), { number: '4242424242424242' });
  const order = async () => (await cartCall(cart, 'GET', '/orders', undefined, headers)).body.data;
  await eventually('the order is paid', async () => (await order()).status === 'completed');
  return String((await order()).reference);
}

const lookUp = async (reference: string) =>
  calls().call(regularShop, {
    method: 'POST',
    url: '/shopping/get-orders',
    payload: { reference },
    headers: await asBuyer(),
  });
const operators = (url: string) => calls().call(null, { url, headers: { authorization: `Bearer ${operatorToken}` } });

/** The number of orders or tickets that each reader returns. */
async function shown(reference: string) {
  const found = await lookUp(reference);
  const own = await calls().call(regularShop, { url: '/shopping/orders', headers: await asBuyer() });
  const { tickets, madeAt } = (await operators('/operator/tickets/solstrand-2027/valid')).body as unknown as {
    tickets: unknown[];
    madeAt: string;
  };
  return {
    madeAt: Date.parse(madeAt),
    found: {
      lookedUp: (found.body.data.original_orders as unknown[]).length,
      own: (own.body.data as unknown as unknown[]).length,
      tickets: tickets.length,
    },
  };
}

test('look-ups, an account’s orders and ticket lists are read from the replica, and ticket lists show the age of their data; the sale does not use the replica', async () => {
  await database.resume();
  await database.pause();
  const paused = Date.now();
  const reference = await sellTicket();
  const before = await shown(reference);
  expect(before.found).toEqual({ lookedUp: 0, own: 0, tickets: 0 });
  // A scanner's next request begins at that time, so it does not miss the ticket.
  expect(before.madeAt).toBeLessThanOrEqual(paused);
  await database.resume();
  const after = await shown(reference);
  expect(after.found).toEqual({ lookedUp: 1, own: 1, tickets: 1 });
  expect(after.madeAt).toBeGreaterThan(before.madeAt);
});

test('without the replica the shop still sells, and reads that need the replica get a 503', async () => {
  await database.stopReplica();
  const reference = await sellTicket();
  const { status, body } = await lookUp(reference);
  expect(status).toBe(503);
  expect(body.error?.code).toBe('database.away');
  expect((await calls().call(null, { url: '/health/ready' })).status).toBe(200);
  expect((await operators('/operator/review-cases')).body.error?.code).toBe('database.away');
});
