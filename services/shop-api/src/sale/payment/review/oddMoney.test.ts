import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../../testing/readyCart.ts';
import { openCases, signedWebhook } from '../../../../testing/reviewing.ts';
import { shortHoldShop, testFestival } from '../../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../../testing/testShop.ts';
import { payables } from '../../../after-sale/payables.ts';
import { receiveWebhook } from '../receiveWebhook.ts';
import { findReviewCase } from './reviewCases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const ready = async (products: Record<string, number> = { 'day-sunday': 1 }) => {
  const cart = await readyCart(shop, shortHoldShop, products);
  const page = await placeOrder(shop, cart);
  const { id, order_id: orderId, amount_cents: due } = await paymentOf(shop, cart);
  return { cart, page, id, orderId, due };
};

const poll = (paymentId: string) =>
  shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [paymentId]);

const settleAtProvider = async (paymentId: string, payload: object) => {
  const headers = { 'x-sandbox-admin': 'yes' };
  const url = `/admin/payments/${paymentId}`;
  expect((await shop.sandbox.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
};

test.each(['a notice', 'a poll'])(
  'a wrong amount, reported by %s, is accepted and goes to review: one case, no automatic confirmation, no further polls [API-10, PAY-08]',
  async (how) => {
    const { cart, id, due } = await ready();
    if (how === 'a notice') {
      const first = await signedWebhook(shop, { paymentId: id, status: 'completed', amount: due - 1 });
      const again = await signedWebhook(shop, { paymentId: id, status: 'completed', amount: due - 1 });
      expect([first.status, again.status]).toEqual([200, 200]);
    } else {
      await settleAtProvider(id, { status: 'completed', webhook: 'never', amount: due - 1 });
      await poll(id);
    }
    const payment = await paymentBecomes(shop, cart, 'review');
    expect(payment).toMatchObject({ order_status: 'pending', received_cents: due - 1, next_ask_at: null });
    expect(await openCases(shop, id)).toEqual([
      expect.objectContaining({ reason: 'amount', receivedCents: due - 1, currency: 'EUR' }),
    ]);
    // Later messages without the right amount change nothing.
    await signedWebhook(shop, { paymentId: id, status: 'failed', amount: due });
    await wait(50);
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'review', order_status: 'pending' });
    expect(await openCases(shop, id)).toHaveLength(1);
  },
);

test.each([-1, 2 ** 31, -(2 ** 52), 2 ** 52])(
  'a report of %d cents, which no payment can have, is accepted and goes to review; the right amount still confirms the order [API-10, API-06]',
  async (amount) => {
    const { cart, id, due } = await ready();
    for (const status of ['completed', 'dispute_announced', 'completed'])
      expect((await signedWebhook(shop, { paymentId: id, status, amount })).status).toBe(200);
    expect(await paymentOf(shop, cart)).toMatchObject({
      status: 'review',
      order_status: 'pending',
      received_cents: null,
      next_ask_at: null,
    });
    const cases = await openCases(shop, id);
    expect(cases).toEqual([
      expect.objectContaining({ reason: 'amount', receivedCents: amount }),
      expect.objectContaining({ reason: 'dispute', receivedCents: amount }),
    ]);
    const found = await findReviewCase(shop.database.pool, shortHoldShop.eventId, String(cases[0]?.id));
    expect(found).toMatchObject({ received: amount, due });
    await signedWebhook(shop, { paymentId: id, status: 'completed', amount: due });
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'completed', order_status: 'completed' });
  },
);

/** Reports money for a payment, in the transaction that the provider names, if it names one. */
const report = (id: string, amount: number, transaction?: string) =>
  inTransaction(shop.database.pool, (client) =>
    receiveWebhook(
      client,
      {
        ...{ eventId: shortHoldShop.eventId, provider: 'paylogic', webhookId: crypto.randomUUID(), paymentId: id },
        ...{ status: 'completed', amount, currency: 'EUR', ...(transaction && { transaction }) },
      },
      payables,
    ),
  );

test('the transaction with an impossible amount is replaced by the transaction with the right amount [API-10]', async () => {
  const { cart, id, due } = await ready();
  expect([await report(id, -1, 'ODD'), await report(id, due, 'RIGHT')]).toEqual(['review', 'confirmed']);
  expect(await paymentOf(shop, cart)).toMatchObject({ transaction: 'RIGHT', received_currency: null });
});

test('another amount that comes after a payment was settled does not replace its transaction, so a later report of that transaction is no second payment [API-10]', async () => {
  const { cart, id, due } = await ready();
  expect([await report(id, due), await report(id, due + 5, 'ODD')]).toEqual(['confirmed', 'review']);
  expect(await paymentOf(shop, cart)).toMatchObject({ transaction: null });
  expect(await report(id, due, 'RIGHT')).toBe('nothing');
  expect(await paymentOf(shop, cart)).toMatchObject({ transaction: 'RIGHT' });
  expect((await openCases(shop, id)).map(({ reason }) => reason)).toEqual(['amount']);
});

test('a payment in another currency goes to review, with any amount [API-10, PAY-08]', async () => {
  const { cart, id, due } = await ready();
  const { status } = await signedWebhook(shop, { paymentId: id, status: 'completed', amount: due, currency: 'USD' });
  expect(status).toBe(200);
  await paymentBecomes(shop, cart, 'review');
  expect(await openCases(shop, id)).toEqual([
    expect.objectContaining({ reason: 'currency', receivedCents: due, currency: 'USD' }),
  ]);
});

test('a shopper whose payment is in review sees a pending order, which keeps its stock for two hours [PAY-08]', async () => {
  const { cart, id, due } = await ready();
  await signedWebhook(shop, { paymentId: id, status: 'completed', amount: due + 100 });
  await paymentBecomes(shop, cart, 'review');
  expect((await shop.cartCall(cart, 'GET', '/orders')).body.data.status).toBe('pending');
  const { rows } = await shop.database.pool.query<{ seconds: number }>(
    'select extract(epoch from expires_at - now())::integer as seconds from carts where id = $1',
    [cart.id],
  );
  expect(rows[0]?.seconds).toBeGreaterThan(7000);
});

test('if the right amount arrives after a wrong one, the order is confirmed, and the case for the surplus stays open [API-10]', async () => {
  const { cart, page, id, due } = await ready();
  await signedWebhook(shop, { paymentId: id, status: 'completed', amount: 1 });
  await paymentBecomes(shop, cart, 'review');
  await pay(shop, page, { number: '4242424242424242' });
  expect((await paymentBecomes(shop, cart, 'completed')).order_status).toBe('completed');
  await eventually('the case stays', async () => (await openCases(shop, id)).length === 1);
  // Another payment for a paid order also opens a case, and does not change the order.
  const other = await ready();
  await signedWebhook(shop, { paymentId: other.id, status: 'completed', amount: other.due });
  await signedWebhook(shop, { paymentId: other.id, status: 'completed', amount: other.due + 5 });
  expect(await paymentOf(shop, other.cart)).toMatchObject({ status: 'completed', order_status: 'completed' });
  expect(await openCases(shop, other.id)).toHaveLength(1);
  expect(due).toBe(other.due);
});
