import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { asProvider, endPayment, payingAt } from '../../../../testing/payingAt.ts';
import { paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../../testing/readyCart.ts';
import { openCases } from '../../../../testing/reviewing.ts';
import { sandboxAdmin, sandboxSecret } from '../../../../testing/testSandbox.ts';
import { type OwnCart, type TestShop, testShop } from '../../../../testing/testShop.ts';
import { refundOrder } from '../../../after-sale/refund/refundOrder.ts';
import { mollieClient } from './mollieClient.ts';
import { mollieProvider } from './mollieProvider.ts';
import { sandboxMollie } from './sandboxMollie.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const atSandbox = () => sandboxMollie(shop.sandbox.listeningOrigin, sandboxSecret);
const ready = (products: Record<string, number> = { 'day-sunday': 1 }) =>
  readyCart(shop, payingAt.mollie.shop, products);
/** Sends an id to the URL of a payment, as Mollie does. */
const sendId = (payment: string, id: string) =>
  shop.call(null, {
    method: 'POST',
    url: `/payment-webhooks/mollie/solstrand-2027/${payment}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: id,
  });
const paid = async (products?: Record<string, number>): Promise<OwnCart> => {
  const cart = await ready(products);
  await endPayment(shop, 'mollie', await placeOrder(shop, cart), 'paid');
  await paymentBecomes(shop, cart, 'completed');
  return cart;
};
const asAdmin = async (id: string | null, payload: object) => {
  const headers = { 'x-sandbox-admin': sandboxAdmin };
  const answer = await shop.sandbox.inject({ method: 'POST', url: `/mollie/admin/payments/${id}`, headers, payload });
  expect(answer.statusCode).toBe(200);
};

test('Mollie’s webhook is believed only by what Mollie answers: an unpaid payment stays open, unknown ids change nothing, and what is no id is refused [PAY-08, API-10]', async () => {
  const cart = await ready();
  await placeOrder(shop, cart);
  const { id: own, provider_reference: id } = await paymentOf(shop, cart);
  expect(id).toMatch(/^tr_\w+$/);
  expect((await sendId(own, `id=${id}`)).status).toBe(200);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'open', order_status: 'pending' });
  expect((await sendId(own, 'id=tr_of4another')).status).toBe(200);
  for (const body of ['', 'id=', 'id=../methods', 'status=paid', '{"id":"tr_1"}'])
    expect([body, (await sendId(own, body)).status]).toEqual([body, 401]);
});

test('strangers can’t make the shop ask Mollie: only the URL of a known payment does, and not often [API-10]', async () => {
  const cart = await ready();
  await endPayment(shop, 'mollie', await placeOrder(shop, cart), 'unheard');
  const { id: own, provider_reference: id } = await paymentOf(shop, cart);
  const other = await paymentOf(shop, await paid());
  const asked: string[] = [];
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(new URL(String(url)).pathname);
    throw new Error('Mollie is away');
  });
  try {
    for (const stranger of ['', crypto.randomUUID(), 'no-id', `${own}/more`])
      expect([401, 404]).toContain((await sendId(stranger, `id=${id}`)).status);
    expect(asked).toEqual([]);
    const answers: number[] = [];
    for (let call = 0; call < 32; call += 1) answers.push((await sendId(own, `id=${id}`)).status);
    expect(answers).toEqual([...Array(30).fill(503), 429, 429]);
    expect(asked.length).toBe(30);
  } finally {
    calls.mockRestore();
  }
  // The URL of one payment proves nothing of another.
  expect((await sendId(other.id, `id=${id}`)).status).toBe(200);
  expect((await paymentOf(shop, cart)).status).toBe('open');
});

test('a webhook’s URL stays right when the shop’s key at Mollie is changed [API-10]', async () => {
  const opened: string[] = [];
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    opened.push(JSON.parse(String(init?.body)).webhookUrl);
    throw new Error('Mollie is away');
  });
  try {
    const payment = { eventId: 'solstrand-2027', paymentId: crypto.randomUUID(), amount: 300, merchant: 'Solstrand' };
    const shown = { reference: '123456789', language: 'nl' as const, returnUri: 'http://shop.test/', shopper: null };
    const start = {
      ...payment,
      ...shown,
      method: 'card',
      country: 'NL',
      webhookUri: 'http://api.test/payment-webhooks',
    };
    for (const apiKey of [`test_${'a'.repeat(30)}`, `test_${'b'.repeat(30)}`])
      await expect(mollieProvider({ ...atSandbox(), apiKey }).start(start)).rejects.toThrow('away');
    expect(opened).toEqual(Array(2).fill(`${start.webhookUri}/${payment.paymentId}`));
  } finally {
    calls.mockRestore();
  }
});

test('a webhook that comes while Mollie is away is refused, and counts when it comes again [API-10]', async () => {
  const cart = await ready();
  await endPayment(shop, 'mollie', await placeOrder(shop, cart), 'unheard');
  const { id: own, provider_reference: id } = await paymentOf(shop, cart);
  const { hostname, port } = new URL(shop.sandbox.listeningOrigin);
  shop.sandbox.server.close();
  shop.sandbox.server.closeAllConnections();
  const { status, body } = await sendId(own, `id=${id}`);
  expect([status, body.error?.code]).toEqual([503, 'payment.away']);
  await new Promise<void>((resolve) => shop.sandbox.server.listen(Number(port), hostname, resolve));
  expect((await sendId(own, `id=${id}`)).status).toBe(200);
  expect((await paymentOf(shop, cart)).status).toBe('completed');
});

test.each([
  ['another amount', { currency: 'EUR', value: '1.00' }],
  ['another currency', { currency: 'USD', value: null }],
])('a payment of %s waits for a person, and gives no tickets [API-10]', async (_what, { currency, value }) => {
  const cart = await ready();
  await placeOrder(shop, cart);
  const { id: paymentId, amount_cents: cents } = await paymentOf(shop, cart);
  const odd = await mollieClient(atSandbox()).payments.create({
    amount: { currency, value: value ?? (cents / 100).toFixed(2) },
    description: 'odd',
    redirectUrl: 'http://shop.test/',
    metadata: { eventId: 'solstrand-2027', paymentId },
  });
  await asAdmin(odd.id, { status: 'paid', webhook: 'never' });
  expect((await sendId(paymentId, `id=${odd.id}`)).status).toBe(200);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'review', order_status: 'pending' });
  expect(await openCases(shop, paymentId)).toMatchObject([{ currency }]);
});

test('a refund is made once for each key, a failed one is made anew, and a canceled one counts as failed [API-10, PAY-08]', async () => {
  const cart = await paid({ 'day-sunday': 2 });
  const payment = await paymentOf(shop, cart);
  const at = { ...payment, eventId: 'solstrand-2027', paymentId: payment.id, currency: 'EUR' };
  const own = { ...at, amount: payment.amount_cents, providerReference: payment.provider_reference };
  const provider = mollieProvider(atSandbox());
  const refund = { refundId: crypto.randomUUID(), amount: 100, failures: 0 };
  const first = await provider.refund(own, refund);
  expect(await provider.refund(own, refund)).toEqual(first);
  expect(await payingAt.mollie.returned(shop, payment)).toBe(100);

  const { rows } = await shop.database.pool.query('select reference from orders where id = $1', [payment.order_id]);
  await refundOrder(shop.database.pool, { reference: rows[0].reference, key: 'part', lines: { 'day-sunday': 1 } });
  const ledger = async () => {
    const found = await shop.database.pool.query(
      'select status, failures, provider_reference as id from refunds where order_id = $1',
      [payment.order_id],
    );
    return found.rows[0];
  };
  await eventually('the refund is made', async () => (await ledger()).status === 'done');
  await asAdmin(payment.provider_reference, { refund: { id: (await ledger()).id, status: 'failed' } });
  await eventually('the refund is due again', async () => (await ledger()).failures === 1);
  expect((await ledger()).status).toBe('due');
});

test('a refund that somebody makes at Mollie and cancels there repeats no refund of the shop [API-10, PAY-08]', async () => {
  const cart = await paid({ 'day-sunday': 2 });
  const { id: own, provider_reference: reference, order_id: orderId } = await paymentOf(shop, cart);
  const { rows } = await shop.database.pool.query('select reference from orders where id = $1', [orderId]);
  await refundOrder(shop.database.pool, { reference: rows[0].reference, key: 'part', lines: { 'day-sunday': 1 } });
  const ledger = async () =>
    (await shop.database.pool.query('select status, failures from refunds where order_id = $1', [orderId])).rows;
  await eventually('the refund is made', async () => (await ledger())[0]?.status === 'done');
  const foreign = await mollieClient(atSandbox()).paymentRefunds.create({
    paymentId: String(reference),
    amount: { currency: 'EUR', value: '1.23' },
    metadata: { by: 'the dashboard' },
  });
  await asAdmin(reference, { refund: { id: foreign.id, status: 'canceled' } });
  expect((await sendId(own, `id=${reference}`)).status).toBe(200);
  expect(await ledger()).toEqual([{ status: 'done', failures: 0 }]);
});

test('a charge whose call Mollie refuses for good counts as refused, with Mollie’s reason [MEM-01, PAY-08]', async () => {
  const provider = mollieProvider(atSandbox());
  const shopper = crypto.randomUUID();
  const shown = {
    merchant: 'Solstrand',
    reference: '123456789',
    language: 'nl',
    returnUri: 'http://shop.test/',
  } as const;
  const payment = {
    ...shown,
    eventId: 'solstrand-2027',
    amount: 300,
    webhookUri: 'http://127.0.0.1:1/webhooks',
    shopper,
  };
  const paymentId = crypto.randomUUID();
  const opened = await provider.start({ ...payment, paymentId, method: 'card', country: 'NL' });
  await endPayment(shop, 'mollie', opened.redirectUri, 'paid');
  const stored = { shopper, providerReference: opened.providerReference ?? null };
  const token = (await provider.storedMethod(stored)) ?? '';
  const charge = { ...payment, chargeId: crypto.randomUUID(), token, amount: 900_000_000 };
  expect(await provider.charge(charge)).toEqual({
    status: 'refused',
    reason: expect.stringContaining('higher than the maximum'),
  });
});

test('a chargeback that the bank takes back is a won dispute [API-10]', async () => {
  const cart = await paid();
  const { id, provider_reference: reference } = await paymentOf(shop, cart);
  await asProvider(shop, 'mollie', cart, 'chargeback');
  await eventually('a case is open', async () => (await openCases(shop, id)).length === 1);
  await asAdmin(reference, { chargeback: 'reversed' });
  const stages = async () =>
    (await shop.database.pool.query('select stage from review_cases where payment_id = $1', [id])).rows;
  await eventually('the dispute is won', async () => (await stages())[0]?.stage === 'won');
});

test('the methods of the shop are offered within the amounts that Mollie takes [PAY-01, PAY-08]', async () => {
  const methods = await mollieProvider(atSandbox()).methods({ country: 'NL' });
  expect(methods).toEqual([
    { uid: 'ideal', least: 1, most: 5_000_000 },
    { uid: 'card', least: 1, most: 1_000_000 },
    { uid: 'bancontact', least: 2, most: 5_000_000 },
    { uid: 'applepay', least: 1, most: 1_000_000 },
  ]);
});

test('a key that Mollie refuses rejects with Mollie’s reason', async () => {
  const wrong = mollieProvider({ ...atSandbox(), apiKey: `test_${'0'.repeat(30)}` });
  await expect(wrong.methods({ country: 'NL' })).rejects.toThrow('failed to authenticate');
});
