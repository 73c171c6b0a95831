import { eventually } from '@festival/service-kit/testing/eventually';
import { paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../../testing/readyCart.ts';
import { openCases, signedWebhook } from '../../../../testing/reviewing.ts';
import { shortHoldShop, testFestival } from '../../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../../testing/testShop.ts';
import { eraseOrder } from '../../../after-sale/erasure/eraseOrder.ts';
import { payables } from '../../../after-sale/payables.ts';
import { orderHistory } from '../../order/orderHistory.ts';
import { type ReviewSettlement, settleReviewCase } from './settleReviewCase.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const ready = async () => {
  const cart = await readyCart(shop, shortHoldShop, { 'bus-utrecht': 1 });
  await placeOrder(shop, cart);
  const { id, order_id: orderId, amount_cents: due } = await paymentOf(shop, cart);
  const report = (status: string, amount = due, more: object = {}) =>
    signedWebhook(shop, { paymentId: id, status, amount, ...more });
  return { cart, id, orderId, due, report };
};

const inReview = async (more: object = {}) => {
  const payment = await ready();
  // The sandbox refunds at most the amount that it recorded as paid.
  const url = `/admin/payments/${payment.id}`;
  const payload = { status: 'completed', webhook: 'never', amount: payment.due - 100, ...more };
  await shop.sandbox.inject({ method: 'POST', url, headers: { 'x-sandbox-admin': 'yes' }, payload });
  await payment.report('completed', payment.due - 100, more);
  return payment;
};

const settle = async (paymentId: string, settlement: ReviewSettlement, caseId?: string) => {
  const id = caseId ?? String((await openCases(shop, paymentId))[0]?.id);
  return settleReviewCase(shop.database.pool, { id, settlement, by: 'Ilse', why: 'the bank said so' }, payables);
};

const ticketsOf = async (orderId: string) =>
  (await shop.database.pool.query("select 1 from tickets where status = 'issued' and order_id = $1", [orderId]))
    .rowCount;

const lastLines = async (cart: OwnCart) => {
  const { rows } = await shop.database.pool.query<{ reference: string }>(
    'select reference from orders where cart_id = $1',
    [cart.id],
  );
  const [order] = await orderHistory(shop.database.pool, { reference: String(rows[0]?.reference) });
  return order?.events.map(({ actor, what }) => `${actor}: ${what}`);
};

test('a payment in review whose dispute was lost is not refunded, since the bank has returned it: a person can only note the case [API-10]', async () => {
  const { cart, id, report } = await inReview();
  const [{ id: caseId } = { id: '' }] = await openCases(shop, id);
  await report('dispute_lost');
  expect(await settle(id, 'refunded', caseId)).toEqual({ ok: false, error: 'impossible' });
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'review' });
  expect(await settle(id, 'noted', caseId)).toMatchObject({ ok: true });
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'canceled', order_status: 'canceled' });
});

test('an accepted payment confirms the order with its tickets; the case stores the person and the reason, the log only the person [API-10]', async () => {
  const { cart, id, orderId } = await inReview();
  const [{ id: caseId } = { id: '' }] = await openCases(shop, id);
  expect(await settle(id, 'accepted')).toMatchObject({ ok: true, value: { outcome: 'confirmed' } });
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'completed', order_status: 'completed' });
  expect(await ticketsOf(orderId)).toBe(1);
  const { rows } = await shop.database.pool.query('select * from review_cases where id = $1', [caseId]);
  expect(rows).toEqual([
    expect.objectContaining({
      status: 'settled',
      settlement: 'accepted',
      settled_by: 'Ilse',
      note: 'the bank said so',
    }),
  ]);
  expect(await lastLines(cart)).toEqual(
    expect.arrayContaining([
      'provider paylogic: review_opened',
      'operator Ilse: confirmed',
      'operator Ilse: review_settled',
    ]),
  );
  expect(await settle(id, 'refunded', caseId)).toEqual({ ok: false, error: 'settledBefore' });
  expect(await settle(id, 'noted', crypto.randomUUID())).toEqual({ ok: false, error: 'unknown' });
});

test('an erasure deletes an operator’s text about a payment; the case and the log are kept [ERR-04]', async () => {
  const { cart, id, orderId } = await inReview();
  await settle(id, 'noted');
  const { rows } = await shop.database.pool.query<{ reference: string }>('select reference from orders where id = $1', [
    orderId,
  ]);
  await eraseOrder(shop.database.pool, { reference: String(rows[0]?.reference) });
  const cases = await shop.database.pool.query('select note, settlement from review_cases where order_id = $1', [
    orderId,
  ]);
  expect(cases.rows).toEqual([{ note: null, settlement: 'noted' }]);
  expect(await lastLines(cart)).toEqual(expect.arrayContaining(['operator Ilse: review_settled', 'operator: erased']));
});

test('a payment that is accepted after the last ticket was sold is refunded [API-10]', async () => {
  const { cart, id, orderId } = await inReview();
  await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
  await eventually('the order ends', async () => (await paymentOf(shop, cart)).order_status === 'timed_out');
  await shop.database.pool.query("update stock set total = reserved where id = 'bus-utrecht'");
  expect(await settle(id, 'accepted')).toMatchObject({ ok: true, value: { outcome: 'refund_due' } });
  expect((await paymentBecomes(shop, cart, 'refunded')).order_status).toBe('refunded');
  expect(await ticketsOf(orderId)).toBe(0);
  await shop.database.pool.query("update stock set total = total + 50 where id = 'bus-utrecht'");
});

test('a payment is refunded in the received amount and currency, and the order ends [API-10, PAY-08]', async () => {
  const { cart, id } = await inReview({ currency: 'USD' });
  expect(await settle(id, 'refunded')).toMatchObject({ ok: true, value: { outcome: 'refund_due' } });
  expect((await paymentBecomes(shop, cart, 'refunded')).order_status).toBe('refunded');
  expect(await openCases(shop, id)).toEqual([]);
});

test('settling a case with a note closes its payment and releases the stock; a repeated report opens no case, and the right amount is still accepted [API-10]', async () => {
  const { cart, id, due, report } = await inReview();
  expect(await settle(id, 'noted')).toMatchObject({ ok: true, value: { outcome: 'noted' } });
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'canceled', order_status: 'canceled' });
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('shopping');
  await report('completed', due - 100);
  expect(await openCases(shop, id)).toEqual([]);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'canceled' });
  await report('completed', due - 200);
  expect(await openCases(shop, id)).toHaveLength(1);
  await report('completed', due);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'completed', order_status: 'completed' });
});

test('if the right amount arrives after the case was settled, it is used after a note, and opens a separate case after an acceptance [API-10]', async () => {
  const noted = await inReview();
  await settle(noted.id, 'noted');
  await noted.report('completed');
  expect(await paymentOf(shop, noted.cart)).toMatchObject({ status: 'completed', received_cents: null });
  expect(await openCases(shop, noted.id)).toEqual([]);
  const accepted = await inReview();
  await settle(accepted.id, 'accepted');
  await accepted.report('completed');
  await accepted.report('completed');
  expect(await paymentOf(shop, accepted.cart)).toMatchObject({
    status: 'completed',
    received_cents: accepted.due - 100,
  });
  expect(await openCases(shop, accepted.id)).toEqual([expect.objectContaining({ reason: 'twice' })]);
});

test('if the shop does not contest a dispute, the order is taken back; a decision that is not possible changes nothing [API-10]', async () => {
  const { cart, id, orderId, report } = await ready();
  await report('completed');
  await report('dispute_charged_back', undefined, { dispute: 'D1' });
  for (const settlement of ['accepted', 'refunded'] as const)
    expect(await settle(id, settlement)).toEqual({ ok: false, error: 'impossible' });
  expect(await ticketsOf(orderId)).toBe(1);
  expect(await openCases(shop, id)).toHaveLength(1);
  expect(await settle(id, 'voided')).toMatchObject({ ok: true, value: { outcome: 'voided' } });
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'charged_back', order_status: 'refunded' });
  expect(await ticketsOf(orderId)).toBe(0);
  // The dispute is won after all: the case is reopened, and the returned payment belongs to the buyer.
  await report('dispute_won', undefined, { dispute: 'D1' });
  expect(await openCases(shop, id)).toEqual([expect.objectContaining({ stage: 'won' })]);
  expect(await settle(id, 'refunded')).toMatchObject({ ok: true, value: { outcome: 'refund_due' } });
  const money = await inReview();
  expect(await settle(money.id, 'voided')).toEqual({ ok: false, error: 'impossible' });
});

test('when two people settle a case concurrently, it is settled once [API-10]', async () => {
  const { id } = await inReview();
  const caseId = String((await openCases(shop, id))[0]?.id);
  const both = await Promise.all([settle(id, 'accepted', caseId), settle(id, 'refunded', caseId)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});
