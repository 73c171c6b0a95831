import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../../testing/readyCart.ts';
import { adyenNotice, openCases, sendToAdyenAddress } from '../../../../testing/reviewing.ts';
import { shortHoldShop, testFestival } from '../../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../../testing/testShop.ts';
import { refundOrder } from '../../../after-sale/refund/refundOrder.ts';
import type { PaymentProvider, ProviderPayment } from '../paymentProvider.ts';
import { refundPayment } from '../refundPayment.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900, { paymentProvider: 'adyen' })]);
});
afterAll(() => shop.close());

const paid = async () => {
  const cart = await readyCart(shop, shortHoldShop, { 'day-sunday': 2 });
  await pay(shop, await placeOrder(shop, cart), { number: '4242424242424242' });
  const { id, order_id: orderId, amount_cents: amount } = await paymentBecomes(shop, cart, 'completed');
  const psp = crypto.randomUUID().slice(0, 8).toUpperCase();
  const notify = (eventCode: string, more: object = {}) =>
    sendToAdyenAddress(
      shop,
      adyenNotice({
        eventCode,
        merchantReference: `${shortHoldShop.eventId}:${id}`,
        amount: { currency: 'EUR', value: amount },
        pspReference: psp,
        ...more,
      }),
    );
  return { cart, id, orderId, amount, notify };
};

const stateOf = async (orderId: string) => {
  const { rows } = await shop.database.pool.query<{ order: string; payment: string; tickets: number; held: number }>(
    `select orders.status as order, payments.status as payment,
       (select count(*)::integer from tickets
         where tickets.event_id = orders.event_id and status = 'issued' and order_id = $1) as tickets,
       (select coalesce(sum(qty), 0)::integer from cart_lines line
         where line.event_id = orders.event_id and line.cart_id = orders.cart_id) as held
     from orders join payments on payments.event_id = orders.event_id and payments.order_id = orders.id where orders.id = $1`,
    [orderId],
  );
  return rows[0];
};
const bought = { order: 'completed', payment: 'completed', tickets: 2, held: 2 };
const takenBack = { order: 'refunded', payment: 'charged_back', tickets: 0, held: 0 };

test.each([
  ['NOTIFICATION_OF_FRAUD', 'announced', bought],
  ['REQUEST_FOR_INFORMATION', 'announced', bought],
  ['NOTIFICATION_OF_CHARGEBACK', 'announced', bought],
  ['INFORMATION_SUPPLIED', 'announced', bought],
  ['ISSUER_COMMENTS', 'announced', bought],
  ['DISPUTE_DEFENSE_PERIOD_ENDED', 'announced', bought],
  ['CHARGEBACK', 'charged_back', bought],
  ['CHARGEBACK_REVERSED', 'won', bought],
  ['PREARBITRATION_WON', 'won', bought],
  ['ISSUER_RESPONSE_TIMEFRAME_EXPIRED', 'won', bought],
  ['SECOND_CHARGEBACK', 'lost', takenBack],
  ['PREARBITRATION_LOST', 'lost', takenBack],
] as const)(
  'Adyen’s event %s opens one case that is %s, even if the event is repeated [API-10, PAY-08]',
  async (code, stage, state) => {
    const { id, orderId, amount, notify } = await paid();
    expect([(await notify(code)).status, (await notify(code)).status]).toEqual([200, 200]);
    expect(await openCases(shop, id)).toEqual([
      expect.objectContaining({ reason: 'dispute', stage, receivedCents: amount, currency: 'EUR' }),
    ]);
    expect(await stateOf(orderId)).toEqual(state);
  },
);

test('a dispute has one case from its announcement to its end, in any order of its messages [API-10]', async () => {
  const story = ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK'];
  for (const codes of [story, story.toReversed(), [story[3], story[0], story[2], story[1]]]) {
    const { id, orderId, notify } = await paid();
    for (const code of codes) expect((await notify(String(code))).status).toBe(200);
    expect(await openCases(shop, id)).toEqual([expect.objectContaining({ stage: 'lost' })]);
    expect(await stateOf(orderId)).toEqual(takenBack);
  }
});

test('a lost dispute returns exactly the stock of its order, and the payment is not refunded again [API-10]', async () => {
  const { cart, orderId, notify } = await paid();
  await notify('SECOND_CHARGEBACK');
  const { rows } = await shop.database.pool.query<{ agrees: boolean }>(
    `select reserved = (select coalesce(sum(qty), 0) from cart_lines line
       where line.event_id = stock.event_id and line.stock_id = stock.id) as agrees
     from stock where id = 'day-sunday'`,
  );
  expect(rows).toEqual([{ agrees: true }]);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'charged_back', next_ask_at: null });
  const after = await shop.database.pool.query('select outcome from refund_order($1, $2)', [
    shortHoldShop.eventId,
    orderId,
  ]);
  expect(after.rows).toEqual([{ outcome: 'not_paid' }]);
});

test('if a dispute is lost before its payment is reported, the order is taken back as soon as it is paid [API-10]', async () => {
  const cart = await readyCart(shop, shortHoldShop, { 'day-sunday': 2 });
  await placeOrder(shop, cart);
  const { id, order_id: orderId, amount_cents: value } = await paymentOf(shop, cart);
  const amount = { currency: 'EUR', value };
  const notify = (fields: object) =>
    sendToAdyenAddress(shop, adyenNotice({ merchantReference: `${shortHoldShop.eventId}:${id}`, amount, ...fields }));
  await notify({ eventCode: 'SECOND_CHARGEBACK', pspReference: 'DISPUTE' });
  expect((await paymentOf(shop, cart)).order_status).toBe('pending');
  await notify({ eventCode: 'AUTHORISATION', pspReference: 'MONEY' });
  expect(await stateOf(orderId)).toEqual(takenBack);
});

/** The refunds of an order, and the part of its payment that counts as returned. */
const returnedOf = async (orderId: string) => {
  const { rows } = await shop.database.pool.query<{ statuses: string[]; returned: number }>(
    `select array_agg(refunds.status order by refunds.created_at) as statuses, min(payments.refunded_cents)::integer as returned
     from refunds join payments on payments.event_id = refunds.event_id and payments.id = refunds.payment_id where refunds.order_id = $1`,
    [orderId],
  );
  return rows[0];
};
/** A provider whose calls all fail. */
const neverAsked = new Proxy({} as PaymentProvider, {
  get: (_, name) => () => {
    throw new Error(`asked to ${String(name)}`);
  },
});

test.each([
  ['of the whole order', null],
  ['of a part', [['day-sunday'], [1]] as [string[], number[]]],
])(
  'a refund %s that is due when the bank takes the payment back is not sent; when the dispute is lost, the refund is stopped [API-10]',
  async (_, lines) => {
    const { cart, orderId, notify } = await paid();
    const { id, reference } = (
      await shop.database.pool.query<{ id: string; reference: string }>(
        'select id, reference from orders where id = $1',
        [orderId],
      )
    ).rows[0] ?? { id: '', reference: '' };
    await notify('CHARGEBACK');
    const request = { reference, key: 'letter-1', lines: lines ? { 'day-sunday': 1 } : undefined };
    expect(await refundOrder(shop.database.pool, request)).toMatchObject({
      ok: false,
      error: { code: 'refund.disputed' },
    });
    expect(await refundOrder(shop.database.pool, { ...request, despiteDispute: true })).toMatchObject({ ok: true });
    const { id: paymentId } = await paymentOf(shop, cart);
    await refundPayment(
      shop.database.pool,
      neverAsked,
      { eventId: shortHoldShop.eventId, paymentId } as ProviderPayment,
      'test',
    );
    expect((await returnedOf(id))?.statuses).toEqual(['due']);
    await notify('SECOND_CHARGEBACK');
    expect(await returnedOf(id)).toEqual({ statuses: ['stopped'], returned: 0 });
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'charged_back', next_ask_at: null });
  },
);

/** A refund of the whole order or of one line, which no job sends to the provider. */
const dueRefund = async (orderId: string, lines: 'all' | 'one') => {
  await inTransaction(shop.database.pool, async (client) => {
    const asked = lines === 'all' ? [null, null] : [['day-sunday'], [1]];
    await client.query('select refund_order($1, $2, $3, $4, $5)', [shortHoldShop.eventId, orderId, lines, ...asked]);
    await client.query('update payments set next_ask_at = null where order_id = $1', [orderId]);
  });
};
const asTaken = async (cart: OwnCart, provider: Pick<PaymentProvider, 'refund'>) => {
  const { id: paymentId } = await paymentOf(shop, cart);
  const payment = { eventId: shortHoldShop.eventId, paymentId } as ProviderPayment;
  return refundPayment(shop.database.pool, provider as PaymentProvider, payment, 'test');
};

test.each(['all', 'one'] as const)(
  'a refund of %s that fails after the dispute was lost is stopped, since the bank has already returned the payment [API-10]',
  async (lines) => {
    const { cart, orderId, notify } = await paid();
    await dueRefund(orderId, lines);
    await asTaken(cart, { refund: async () => ({ refundReference: `R-${orderId}` }) });
    expect((await returnedOf(orderId))?.statuses).toEqual(['done']);
    await notify('CHARGEBACK');
    await notify('SECOND_CHARGEBACK');
    await notify('REFUND_FAILED', { pspReference: `R-${orderId}` });
    expect(await returnedOf(orderId)).toEqual({ statuses: ['stopped'], returned: 0 });
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'charged_back', next_ask_at: null });
  },
);

test.each(['all', 'one'] as const)(
  'a refund of %s that is in progress when the dispute is lost is recorded as sent, and reported because the payment was returned twice [API-10]',
  async (lines) => {
    const { cart, orderId, notify } = await paid();
    await dueRefund(orderId, lines);
    const before = await returnedOf(orderId);
    const outcome = await asTaken(cart, {
      refund: async () => {
        await notify('SECOND_CHARGEBACK');
        expect(await returnedOf(orderId)).toEqual({ statuses: ['stopped'], returned: 0 });
        return { refundReference: 'sent' };
      },
    });
    expect(outcome).toBe('refunded_twice');
    expect(await returnedOf(orderId)).toEqual({ statuses: ['done'], returned: before?.returned });
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'charged_back', next_ask_at: null });
  },
);

test('a refund that waited for the end of a dispute is sent once the dispute is won [API-10]', async () => {
  const { cart, orderId, notify } = await paid();
  await notify('CHARGEBACK');
  await shop.database.pool.query('select refund_order($1, $2)', [shortHoldShop.eventId, orderId]);
  expect((await returnedOf(orderId))?.statuses).toEqual(['due']);
  await notify('CHARGEBACK_REVERSED');
  await shop.database.pool.query('update payments set next_ask_at = now() where order_id = $1', [orderId]);
  await paymentBecomes(shop, cart, 'refunded');
  expect((await returnedOf(orderId))?.statuses).toEqual(['done']);
});

test('a dispute of a refunded order opens a case, and the refund is unchanged [API-10]', async () => {
  const { cart, id, orderId, notify } = await paid();
  await shop.database.pool.query('select refund_order($1, $2)', [shortHoldShop.eventId, orderId]);
  await paymentBecomes(shop, cart, 'refunded');
  await notify('SECOND_CHARGEBACK');
  expect(await openCases(shop, id)).toHaveLength(1);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'refunded', order_status: 'refunded' });
});

test('an Adyen payment with another currency or amount goes to review with the received amount and currency [API-10, PAY-08]', async () => {
  for (const money of [{ currency: 'USD' }, { value: 1 }]) {
    const cart = await readyCart(shop, shortHoldShop, { 'day-sunday': 1 });
    await placeOrder(shop, cart);
    const { id, amount_cents: value } = await paymentOf(shop, cart);
    const amount = { currency: 'EUR', value, ...money };
    const merchantReference = `${shortHoldShop.eventId}:${id}`;
    expect((await sendToAdyenAddress(shop, adyenNotice({ merchantReference, amount }))).status).toBe(200);
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'review', order_status: 'pending' });
    expect(await openCases(shop, id)).toEqual([
      expect.objectContaining({ receivedCents: amount.value, currency: amount.currency }),
    ]);
  }
});

test('each further transaction for a paid order opens a separate case, and the first payment is unchanged [API-10]', async () => {
  const { cart, id, orderId, notify } = await paid();
  const first = await paymentOf(shop, cart);
  for (const pspReference of ['SECOND', 'SECOND', 'THIRD', first.transaction])
    expect((await notify('AUTHORISATION', { pspReference })).status).toBe(200);
  expect(await openCases(shop, id)).toEqual([
    expect.objectContaining({ reason: 'twice' }),
    expect.objectContaining({ reason: 'twice' }),
  ]);
  expect(await stateOf(orderId)).toEqual(bought);
  expect((await paymentOf(shop, cart)).transaction).toBe(first.transaction);
});

test('if the right amount arrives after a wrong one, a refund returns the transaction of the right amount [API-10]', async () => {
  const cart = await readyCart(shop, shortHoldShop, { 'day-sunday': 1 });
  await placeOrder(shop, cart);
  const { id, amount_cents: value } = await paymentOf(shop, cart);
  const notify = (pspReference: string, amount: object) =>
    sendToAdyenAddress(
      shop,
      adyenNotice({ merchantReference: `${shortHoldShop.eventId}:${id}`, pspReference, amount }),
    );
  await notify('ODD', { currency: 'EUR', value: 1 });
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'review', transaction: 'ODD', received_cents: 1 });
  await notify('RIGHT', { currency: 'EUR', value });
  expect(await paymentOf(shop, cart)).toMatchObject({
    status: 'completed',
    transaction: 'RIGHT',
    received_cents: null,
    received_currency: null,
  });
  expect(await openCases(shop, id)).toEqual([expect.objectContaining({ reason: 'amount', receivedCents: 1 })]);
});

test.each(['announced', 'charged_back', 'won', 'lost'])(
  'the sandbox’s admin can simulate a dispute that is %s [PAY-08]',
  async (dispute) => {
    const { id, orderId } = await paid();
    const headers = { 'x-sandbox-admin': 'yes' };
    const all = (await shop.sandbox.inject({ url: '/admin/payments', headers })).json<
      Array<{ paymentId: string; adyen?: { merchantReference: string } }>
    >();
    const known = all.find(({ adyen }) => adyen?.merchantReference.endsWith(id));
    const url = `/admin/payments/${known?.paymentId}`;
    const answer = await shop.sandbox.inject({ method: 'POST', url, headers, payload: { dispute, webhook: 'twice' } });
    expect(answer.statusCode).toBe(200);
    await eventually('the case', async () => (await openCases(shop, id)).some(({ stage }) => stage === dispute));
    await eventually(
      'the order',
      async () => (await stateOf(orderId))?.order === (dispute === 'lost' ? 'refunded' : 'completed'),
    );
    expect(await openCases(shop, id)).toHaveLength(1);
  },
);
