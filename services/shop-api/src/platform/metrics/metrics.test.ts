import { eventually } from '@festival/service-kit/testing/eventually';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const scrape = async () => (await shop.api.inject({ url: '/metrics' })).body;

/** Returns the value of a metric with these labels, written as in the text format; 0 if it is missing. */
async function metric(name: string, labels = ''): Promise<number> {
  const sample = `${name}${labels === '' ? '' : `{${labels}}`} `;
  const line = (await scrape()).split('\n').find((candidate) => candidate.startsWith(sample));
  return Number(line?.slice(sample.length) ?? 0);
}

/** Waits until a metric has grown by an amount, since a background job may do the counted work. */
async function grows(before: number, by: number, now: () => Promise<number>): Promise<void> {
  await eventually(`${before} grows by ${by}`, async () => (await now()) >= before + by);
  expect(await now()).toBe(before + by);
}

const expired = () => metric('shop_carts_expired_total');

const reserve = (cart: OwnCart, productId: string) =>
  shop.cartCall(cart, 'PUT', '/products', { productId, quantity: 1 });

test('reservations are counted by outcome, with the size and duration of their batches', async () => {
  const held = () => metric('shop_reservations_total', 'outcome="held"');
  const soldOut = () => metric('shop_reservations_total', 'outcome="sold_out"');
  const inBatches = () => metric('shop_reservation_batch_size_sum');
  const batches = () => metric('shop_reservation_batch_size_count');
  const alone = () => metric('shop_reservation_batch_size_bucket', 'le="1"');
  const timed = () => metric('shop_reservation_batch_seconds_count');
  const carts = await Promise.all(Array.from({ length: 40 }, () => shop.openCart(regularShop)));
  const before = await Promise.all([held(), inBatches(), batches(), alone()]);
  await Promise.all(carts.map((cart) => reserve(cart, 'weekend')));
  const after = await Promise.all([held(), inBatches(), batches(), alone()]);
  const [heldMore = 0, sizes = 0, sent = 0, sentAlone = 0] = after.map((value, index) => value - (before[index] ?? 0));
  expect([heldMore, sizes]).toEqual([40, 40]);
  expect(sent).toBeLessThan(40);
  expect(sentAlone).toBeLessThan(sent);
  expect(await timed()).toBe(await batches());
  expect(await metric('shop_reservation_batch_seconds_sum')).toBeGreaterThan(0);

  await shop.database.pool.query(`update stock set total = reserved where id = 'day-sunday'`);
  const [first, ended] = carts;
  if (!first || !ended) throw new Error('unreachable');
  expect((await reserve(first, 'day-sunday')).body.data.error).toBeDefined();
  expect(await soldOut()).toBe(1);

  const closed = () => metric('shop_reservations_total', 'outcome="closed"');
  const closedBefore = await closed();
  const expiredBefore = await expired();
  await shop.database.pool.query('update carts set expires_at = now() where id = $1', [ended.id]);
  expect((await reserve(ended, 'weekend')).body.data.error?.code).toBe('cart.expired');
  expect(await closed()).toBe(closedBefore + 1);
  await grows(expiredBefore, 1, expired);
});

test('response times are measured by route, and no label contains a URL', async () => {
  const cart = await shop.openCart(regularShop);
  const labels = 'method="GET",route="/shopping/carts/:cartId",status="200"';
  const before = await metric('shop_request_seconds_count', labels);
  await shop.cartCall(cart, 'GET');
  await shop.cartCall(cart, 'GET');
  expect(await metric('shop_request_seconds_count', labels)).toBe(before + 2);
  expect(await metric('shop_request_seconds_sum', labels)).toBeGreaterThan(0);
  await shop.call(regularShop, { url: '/shopping/carts/none' });
  expect(await scrape()).toMatch(/shop_request_seconds_count\{method="GET",route="[^"]*:cartId",status="404"\} 1/);
  const text = await scrape();
  expect(text).not.toContain(cart.id);
  expect(text).not.toContain('carts/none');
  expect(text).toContain('process_resident_memory_bytes');
});

test('expired carts are counted', async () => {
  const cart = await shop.openCart(regularShop);
  await reserve(cart, 'weekend');
  const before = await expired();
  await shop.database.pool.query(`update carts set expires_at = now() where id = $1`, [cart.id]);
  await grows(before, 1, expired);
});

const paymentsOf = (outcome: string, provider = 'paylogic') =>
  metric('shop_payments_total', `provider="${provider}",outcome="${outcome}"`);

test.each([
  ['4242424242424242', 'completed', 'confirmed'],
  ['4000000000003220', 'pending', 'waiting'],
  ['4000000000000002', 'failed', 'ended'],
])('payments are counted by outcome: card %s is %s', async (number, status, outcome) => {
  const before = await paymentsOf(outcome);
  const cart = await readyCart(shop, regularShop, { locker: 1 });
  await pay(shop, await placeOrder(shop, cart), { number });
  await paymentBecomes(shop, cart, status);
  await grows(before, 1, () => paymentsOf(outcome));
});

test('late payments are counted when their refund becomes due, and again when the refund is made', async () => {
  const { pool } = shop.database;
  const before = await Promise.all([paymentsOf('refund_due'), paymentsOf('refunded')]);
  const cart = await readyCart(shop, regularShop, { locker: 1 });
  const page = await placeOrder(shop, cart);
  await pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
  const isExpired = async () =>
    (await pool.query("select from carts where id = $1 and status = 'expired'", [cart.id])).rowCount ?? 0;
  await grows(0, 1, isExpired);
  const { rows } = await pool.query<{ total: number }>("select total from stock where id = 'locker'");
  await pool.query("update stock set total = reserved where id = 'locker'");
  await pay(shop, page, { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'refunded');
  await pool.query("update stock set total = $1 where id = 'locker'", [rows[0]?.total]);
  await grows(before[0], 1, () => paymentsOf('refund_due'));
  await grows(before[1], 1, () => paymentsOf('refunded'));
});

test('polls are counted even if they bring no news or the provider is unavailable', async () => {
  const before = await Promise.all([paymentsOf('nothing'), paymentsOf('away', 'gone')]);
  const cart = await readyCart(shop, regularShop, { locker: 1 });
  await placeOrder(shop, cart);
  const { id } = await paymentOf(shop, cart);
  const askNow = (provider: string) =>
    shop.database.pool.query('update payments set next_ask_at = now(), provider = $2 where id = $1', [id, provider]);
  await askNow('paylogic');
  await grows(before[0], 1, () => paymentsOf('nothing'));
  await askNow('gone');
  await grows(before[1], 1, () => paymentsOf('away', 'gone'));
});

test('mails are counted by outcome, and queued ones are reported', async () => {
  const sent = () => metric('shop_mails_total', 'kind="order_confirmation",outcome="sent"');
  const waiting = () => metric('shop_mails_waiting', 'event="solstrand-2027"');
  const oldest = () => metric('shop_mails_oldest_seconds', 'event="solstrand-2027"');
  await eventually('no mail waits', async () => (await waiting()) === 0);
  const before = await sent();
  const cart = await readyCart(shop, regularShop, { locker: 1 });
  await pay(shop, await placeOrder(shop, cart), { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'completed');
  await grows(before, 1, sent);
  expect([await waiting(), await oldest()]).toEqual([0, 0]);
  await shop.database.pool.query(
    `update mails set next_try_at = now() + interval '1 hour', created_at = now() - interval '90 seconds'`,
  );
  const { rows } = await shop.database.pool.query<{ count: number }>('select count(*)::integer as count from mails');
  expect(await waiting()).toBe(rows[0]?.count);
  expect(await oldest()).toBeGreaterThanOrEqual(90);
});
