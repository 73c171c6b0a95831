import { festivals } from '@festival/example-festivals/festivals';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { paymentBecomes, paymentOf } from '../../../testing/readyCart.ts';
import { sandboxBook } from '../../../testing/refundHistory.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { type Bought, paidOrder, payUpgrade, ticketsOf, upgradeOf } from '../../../testing/upgradedOrder.ts';
import { lockPayment } from '../../sale/payment/lockPayment.ts';
import { settlePayment } from '../../sale/payment/settlePayment.ts';
import { payables } from '../payables.ts';
import { refundOrder } from './refundOrder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const refund = ({ reference }: Bought, more: object = {}) => refundOrder(shop.database.pool, { reference, ...more });
const amountOf = async (refunded: ReturnType<typeof refund>) => {
  const done = await refunded;
  if (!done.ok) throw new Error(done.error.code);
  return [done.value.outcome, done.value.amount];
};
const codeOf = async (refunded: ReturnType<typeof refund>) => {
  const done = await refunded;
  return done.ok ? done.value.outcome : done.error.code;
};
const reserved = async (stock: string) =>
  (await shop.database.pool.query("select reserved from stock where event_id = 'solstrand-2027' and id = $1", [stock]))
    .rows[0].reserved;
const returnedOf = async ({ cart }: Bought) => {
  const { id } = await paymentOf(shop, cart);
  return (await sandboxBook(shop)).get(id)?.refunds.map(({ amount }) => amount);
};

test('refunding a quantity of a line returns only its price, stock and tickets; the order fee is refunded with the last line', async () => {
  const order = await paidOrder(shop, { weekend: 3, 'day-sunday': 1 });
  const { amount_cents: paid } = await paymentOf(shop, order.cart);
  const { rows } = await shop.database.pool.query(
    `select totals, (select json_object_agg(product_id, charged_cents) from order_lines
       where order_lines.event_id = orders.event_id and order_id = orders.id) as charged
     from orders where id = $1`,
    [order.orderId],
  );
  const { totals, charged } = rows[0];
  expect(charged.weekend + charged['day-sunday'] + totals.orderFee).toBe(paid);
  const before = { weekend: await reserved('weekend'), day: await reserved('day-sunday') };

  expect(await amountOf(refund(order, { lines: { weekend: 1 }, key: 'one' }))).toEqual([
    'partly_refunded',
    charged.weekend / 3,
  ]);
  expect(await reserved('weekend')).toBe(before.weekend - 1);
  expect(await reserved('day-sunday')).toBe(before.day);
  const statuses = (await ticketsOf(shop, order)).map(
    ({ product, number, status }) => `${product} ${number} ${status}`,
  );
  expect(statuses).toEqual(['day-sunday 1 issued', 'weekend 1 issued', 'weekend 2 issued', 'weekend 3 refunded']);
  expect(await paymentOf(shop, order.cart)).toMatchObject({ status: 'completed', order_status: 'completed' });
  const answered = (await shop.cartCall(order.cart, 'GET', '/orders')).body.data;
  expect(answered).toMatchObject({ status: 'completed', refunded: charged.weekend / 3 });
  await eventually('the provider returned it', async () => (await returnedOf(order))?.length === 1);

  expect(await amountOf(refund(order, { lines: { 'day-sunday': 1, weekend: 2 }, key: 'rest' }))).toEqual([
    'refunded',
    paid - charged.weekend / 3,
  ]);
  await paymentBecomes(shop, order.cart, 'refunded');
  expect(await returnedOf(order)).toEqual([charged.weekend / 3, paid - charged.weekend / 3]);
  expect((await shop.cartCall(order.cart, 'GET', '/orders')).body.data).toMatchObject({
    status: 'failed',
    refunded: paid,
  });
  expect([await reserved('weekend'), await reserved('day-sunday')]).toEqual([before.weekend - 3, before.day - 1]);
});

test('a key identifies one refund: a repeated request changes nothing, a request with other content is refused, and a refund never exceeds the remaining amount', async () => {
  const order = await paidOrder(shop, { 'day-sunday': 2 });
  const one = { lines: { 'day-sunday': 1 }, key: 'a' };
  const at = await Promise.all(Array.from({ length: 5 }, () => codeOf(refund(order, one))));
  expect(at.sort()).toEqual(['partly_refunded', 'repeated', 'repeated', 'repeated', 'repeated']);
  expect(await codeOf(refund(order, { ...one, lines: { 'day-sunday': 2 } }))).toBe('refund.key_differs');
  expect(await codeOf(refund(order, { lines: { 'day-sunday': 2 }, key: 'b' }))).toBe('refund.too_many');
  expect(await codeOf(refund(order, { lines: { weekend: 1 }, key: 'b' }))).toBe('refund.too_many');
  expect(await codeOf(refund(order, { lines: { 'day-sunday': -1 }, key: 'b' }))).toBe('refund.too_many');
  expect(await codeOf(refund(order))).toBe('refunded');
  expect(await codeOf(refund(order))).toBe('repeated');
  expect(await codeOf(refund(order, { lines: { 'day-sunday': 1 }, key: 'c' }))).toBe('refund.not_paid');
  const { id } = await paymentBecomes(shop, order.cart, 'refunded');
  const more = shop.database.pool.query('update payments set refunded_cents = amount_cents + 1 where id = $1', [id]);
  await expect(more).rejects.toMatchObject({ message: expect.stringContaining('payments_refunded') });
});

test('odd cents are never lost: each partial refund of a discounted order is rounded down, and together they add up to the paid amount', async () => {
  await shop.database.pool.query(
    "insert into limits (event_id, id, total) values ('solstrand-2027', 'voucher:ODD', 5) on conflict do nothing",
  );
  await shop.database.pool.query(
    "insert into vouchers values ('solstrand-2027', 'ODD', 'percentage', 3333, 'voucher:ODD') on conflict do nothing",
  );
  const order = await paidOrder(shop, { weekend: 3, 'day-sunday': 2 });
  // Simulates a voucher: the payment is smaller than the total of the lines.
  await shop.database.pool.query('update payments set amount_cents = 33331 where order_id = $1', [order.orderId]);
  const parts: number[] = [];
  for (const [index, product] of ['weekend', 'day-sunday', 'weekend', 'day-sunday', 'weekend'].entries()) {
    const done = await refund(order, { lines: { [product]: 1 }, key: `${index}` });
    if (done.ok) parts.push(done.value.amount);
  }
  expect(parts).toHaveLength(5);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(33331);
  expect(Math.min(...parts)).toBeGreaterThan(0);
});

test('when some units of an upgrade are refunded, the same number of tickets is valid again with new codes, and the others remain upgraded', async () => {
  const first = await paidOrder(shop, { weekend: 2 });
  const upgrade = await upgradeOf(shop, first, { 'upgrade-vip': 1, 'upgrade-camping': 1 });
  await payUpgrade(shop, upgrade);
  expect((await ticketsOf(shop, first)).map(({ status }) => status)).toEqual(['upgraded', 'upgraded']);
  const old = (await ticketsOf(shop, first)).map(({ code }) => code);
  await shop.database.pool.query("update tickets set holder = 'Ticket ' || number::text where order_id = $1", [
    first.orderId,
  ]);
  // The difference between the option and the ticket's paid price.
  expect(await amountOf(refund(upgrade, { lines: { 'upgrade-camping': 1 }, key: 'x' }))).toEqual([
    'partly_refunded',
    6000,
  ]);
  const now = await ticketsOf(shop, first);
  expect(now.map(({ status }) => status).sort()).toEqual(['issued', 'upgraded', 'void']);
  const back = now.find(({ status }) => status === 'issued');
  expect(old).not.toContain(back?.code);
  const holders = await shop.database.pool.query('select holder from tickets where code = $1', [back?.code]);
  expect(holders.rows).toEqual([{ holder: `Ticket ${back?.number}` }]);
  expect((await ticketsOf(shop, upgrade)).map(({ product, status }) => `${product} ${status}`)).toEqual([
    'upgrade-camping refunded',
    'upgrade-vip issued',
  ]);
  // The ticket that is valid again may be refunded; the upgraded one may not.
  expect(await codeOf(refund(first, { lines: { weekend: 2 }, key: 'y' }))).toBe('refund.upgraded');
  expect(await codeOf(refund(first, { lines: { weekend: 1 }, key: 'y' }))).toBe('partly_refunded');
  expect(await codeOf(refund(first, { lines: { weekend: 1 }, key: 'z' }))).toBe('refund.upgraded');
});

test('when an order and its upgrade are refunded together, no ticket of either is valid, and both payments are returned in full', async () => {
  const first = await paidOrder(shop, { weekend: 2 });
  const upgrade = await upgradeOf(shop, first, { 'upgrade-vip': 1 });
  await payUpgrade(shop, upgrade);
  const refused = await refund(first);
  expect(refused).toMatchObject({ ok: false, error: { code: 'refund.upgraded' } });
  expect(await codeOf(refund(first, { lines: { weekend: 1 }, withUpgrades: true, key: 'k' }))).toBe(
    'refund.upgrades_are_whole',
  );
  expect(await codeOf(refund(first, { withUpgrades: true }))).toBe('refunded');
  for (const order of [first, upgrade]) {
    const { amount_cents: paid } = await paymentBecomes(shop, order.cart, 'refunded');
    expect(await returnedOf(order)).toEqual([paid]);
    expect((await ticketsOf(shop, order)).filter(({ status }) => status === 'issued')).toEqual([]);
  }
});

test('a lost dispute of an upgrade makes the earlier tickets valid with new codes; a lost dispute of an original also refunds its upgrades', async () => {
  const chargeBack = ({ orderId }: Bought) =>
    shop.database.pool.query("select charge_back_order('solstrand-2027', $1)", [orderId]);
  const first = await paidOrder(shop, { weekend: 1 });
  const upgrade = await upgradeOf(shop, first, { 'upgrade-vip': 1 });
  await payUpgrade(shop, upgrade);
  await chargeBack(upgrade);
  expect((await ticketsOf(shop, upgrade)).map(({ status }) => status)).toEqual(['void']);
  expect((await ticketsOf(shop, first)).map(({ status }) => status)).toEqual(['void', 'issued']);
  const second = await paidOrder(shop, { weekend: 1 });
  const other = await upgradeOf(shop, second, { 'upgrade-vip': 1, 'day-sunday': 1 });
  await payUpgrade(shop, other);
  const { amount_cents: paid } = await paymentOf(shop, other.cart);
  await chargeBack(second);
  expect((await ticketsOf(shop, other)).map(({ product, status }) => `${product} ${status}`)).toEqual([
    'day-sunday issued',
    'upgrade-vip refunded',
  ]);
  expect((await ticketsOf(shop, second)).map(({ status }) => status)).toEqual(['upgraded']);
  await eventually('it is returned', async () => (await returnedOf(other))?.length === 1);
  const [returned = 0] = (await returnedOf(other)) ?? [];
  // The day ticket is still paid.
  expect(returned).toBeGreaterThan(0);
  expect(paid - returned).toBeGreaterThanOrEqual(5900);
});

test('a repeated webhook does not change a due refund of a part, which is still requested [API-10]', async () => {
  const order = await paidOrder(shop, { 'day-sunday': 2 });
  const { id: paymentId } = await paymentOf(shop, order.cart);
  await inTransaction(shop.database.pool, async (client) => {
    // All statements are in one transaction, so that the background job can't send the refund in between.
    await client.query("select refund_order('solstrand-2027', $1, 'part', '{day-sunday}', '{1}')", [order.orderId]);
    const payment = await lockPayment(client, { eventId: 'solstrand-2027', paymentId }, payables);
    await settlePayment(client, payment, 'completed');
    const { rows } = await client.query('select next_ask_at from payments where id = $1', [paymentId]);
    expect(rows[0].next_ask_at).not.toBeNull();
  });
  await eventually('it is returned', async () => (await returnedOf(order))?.length === 1);
});

test.each([
  ['a line that is named twice', ['day-sunday', 'day-sunday'], [1, 1]],
  ['a line without a quantity', ['day-sunday'], [null]],
  ['a quantity without a line', [], [1]],
  ['no line', [], []],
])('%s is refused by the database, and nothing is refunded', async (_name, products, quantities) => {
  const order = await paidOrder(shop, { 'day-sunday': 2 });
  const { rows } = await shop.database.pool.query(
    "select outcome from refund_order('solstrand-2027', $1, 'odd', $2, $3)",
    [order.orderId, products, quantities],
  );
  expect(rows).toEqual([{ outcome: 'too_many' }]);
  const { rowCount } = await shop.database.pool.query('select 1 from refunds where order_id = $1', [order.orderId]);
  expect(rowCount).toBe(0);
});
