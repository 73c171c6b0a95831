import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart, returnUri } from '../../../../testing/readyCart.ts';
import { openCases, adyenNotice as webhook } from '../../../../testing/reviewing.ts';
import { regularShop, shortHoldShop, testFestival } from '../../../../testing/testFestival.ts';
import { sandboxSecret } from '../../../../testing/testSandbox.ts';
import { shopOrigin, type TestShop, testShop } from '../../../../testing/testShop.ts';
import { refundOrder } from '../../../after-sale/refund/refundOrder.ts';
import { adyenProvider } from './adyenProvider.ts';
import { sandboxAdyen } from './sandboxAdyen.ts';

const cards = { completed: '4242424242424242', refused: '4000000000000002', never: '4000000000003006' };
const storedBy = (shopper: string) => ({ shopper, providerReference: null });
const statusPage = `${shopOrigin}/solstrand-kort/paymentstatus`;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900, { paymentProvider: 'adyen' })]);
});
afterAll(() => shop.close());

const adyen = () => adyenProvider(sandboxAdyen(shop.sandbox.listeningOrigin, sandboxSecret));

/** A return address with the id of its order. */
const withOrder = (address: string) => expect.stringMatching(new RegExp(`^${address}\\?order=[\\da-f-]{36}$`));

const ready = (products: Record<string, number> = { 'day-sunday': 1 }, buyer: object = { redirectUri: statusPage }) =>
  readyCart(shop, shortHoldShop, products, buyer);

const send = (...notificationItems: object[]) =>
  shop.api.inject({
    method: 'POST',
    url: '/payment-webhooks/adyen',
    payload: { live: 'false', notificationItems },
  });

const sandboxPayment = async (reference: string) => {
  const all = await shop.sandbox.inject({ url: '/admin/payments', headers: { 'x-sandbox-admin': 'yes' } });
  const found = all
    .json<
      Array<{
        paymentId: string;
        refundedAt: number | null;
        refunds: Array<{ amount: number }>;
        adyen?: { linkId: string };
      }>
    >()
    .find(({ adyen }) => adyen?.linkId === reference);
  if (!found) throw new Error('Adyen knows of no such link');
  return found;
};

test('a shop whose config names adyen uses Adyen’s page, which redirects to the payment status page of the form [PAY-08]', async () => {
  const cart = await ready();
  const page = await placeOrder(shop, cart);
  const opened = await paymentOf(shop, cart);
  expect(opened).toMatchObject({ provider: 'adyen', return_uri: withOrder(statusPage) });
  expect(opened.provider_reference).toMatch(/^PL\w+$/);
  expect(await pay(shop, page, { number: cards.completed })).toEqual(withOrder(statusPage));
  const paid = await paymentBecomes(shop, cart, 'completed');
  expect(paid.order_status).toBe('completed');
  expect(paid.transaction).toMatch(/^[0-9A-F]{16}$/);
});

test('shops whose config names no provider use paylogic [PAY-08]', async () => {
  const cart = await readyCart(shop, regularShop, { 'day-sunday': 1 }, { redirectUri: statusPage });
  await placeOrder(shop, cart);
  expect(await paymentOf(shop, cart)).toMatchObject({ provider: 'paylogic', return_uri: withOrder(returnUri) });
});

test('the form’s redirectUri must be a URL of the shop [PAY-08]', async () => {
  await expect(ready({ 'day-sunday': 1 }, { redirectUri: 'https://elsewhere.example/paymentstatus' })).rejects.toThrow(
    'must lead back to the shop',
  );
});

test('after a refused card Adyen’s page accepts another attempt, and the order stays pending', async () => {
  const cart = await ready();
  const page = await placeOrder(shop, cart);
  expect(await pay(shop, page, { number: cards.refused })).toMatch(/^\/pay\//);
  await wait(1000);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'open', order_status: 'pending' });
  await pay(shop, page, { number: cards.completed });
  await paymentBecomes(shop, cart, 'completed');
});

test('a webhook is accepted only if it is unchanged and has Adyen’s HMAC and our merchant account; all its items are processed [API-10]', async () => {
  const cart = await ready();
  await placeOrder(shop, cart);
  const { id, amount_cents: value } = await paymentOf(shop, cart);
  const fields = { merchantReference: `${shortHoldShop.eventId}:${id}`, amount: { currency: 'EUR', value } };
  const unpaid = { success: 'false', merchantReference: fields.merchantReference, amount: fields.amount };
  const refused = [
    await send(webhook(fields, { hmacKey: 'ab'.repeat(32) })),
    await send(webhook({ ...fields, merchantAccountCode: 'Another' })),
    await send(webhook(unpaid, { tampered: { success: 'true' } })),
    await send(webhook(unpaid), webhook(fields, { hmacKey: 'cd'.repeat(32) })),
    await send({ NotificationRequestItem: { ...webhook(fields).NotificationRequestItem, additionalData: {} } }),
    await send(),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(401));
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'open', order_status: 'pending' });
  // Reports are accepted but change nothing.
  const report = webhook({ ...fields, eventCode: 'REPORT_AVAILABLE' });
  expect((await send(report)).statusCode).toBe(200);
  expect((await send(webhook(unpaid), webhook(fields), webhook(fields))).statusCode).toBe(200);
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'completed', transaction: 'QFQTPCQ8HXSKGK82' });
});

test.each([
  ['reported', cards.completed],
  ['found by polling', cards.never],
])(
  'a payment that is %s after the last ticket was sold is refunded through Adyen, and again if that refund fails [API-10]',
  async (_how, number) => {
    const bus = number === cards.never ? 'bus-rotterdam' : 'bus-utrecht';
    const free = 'update stock set total = reserved where event_id = $1 and id = $2';
    const cart = await ready({ [bus]: 2 });
    const page = await placeOrder(shop, cart);
    await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
    await eventually('the order ends', async () => (await paymentOf(shop, cart)).order_status !== 'pending');
    await shop.database.pool.query(free, [shortHoldShop.eventId, bus]);
    await pay(shop, page, { number });
    await shop.database.pool.query(
      `update payments set next_ask_at = now() where id = $1 and status in ('open', 'failed')`,
      [(await paymentOf(shop, cart)).id],
    );
    const refunded = await paymentBecomes(shop, cart, 'refunded');
    expect(refunded.order_status).toBe('refunded');
    expect((await sandboxPayment(refunded.provider_reference ?? '')).refundedAt).not.toBeNull();

    const { id, amount_cents: value } = refunded;
    const made = await shop.database.pool.query('select provider_reference as psp from refunds where payment_id = $1', [
      id,
    ]);
    const failed = { eventCode: 'REFUND_FAILED', pspReference: made.rows[0].psp, amount: { currency: 'EUR', value } };
    const reference = { merchantReference: `${shortHoldShop.eventId}:${id}` };
    expect((await send(webhook({ ...failed, ...reference }))).statusCode).toBe(200);
    expect((await paymentOf(shop, cart)).status).toBe('refund_due');
    await shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [id]);
    await paymentBecomes(shop, cart, 'refunded');
  },
);

test('a partial refund goes through Adyen and is retried without the others if it fails; the sum never exceeds the paid amount [API-10]', async () => {
  const cart = await ready({ 'day-sunday': 3 });
  await pay(shop, await placeOrder(shop, cart), { number: cards.completed });
  const { id, order_id: orderId, amount_cents: paid } = await paymentBecomes(shop, cart, 'completed');
  const { rows } = await shop.database.pool.query('select reference from orders where id = $1', [orderId]);
  const part = (key: string) =>
    refundOrder(shop.database.pool, { reference: rows[0].reference, lines: { 'day-sunday': 1 }, key });
  const ledger = async () =>
    (
      await shop.database.pool.query(
        `select key, amount_cents as amount, status, failures, provider_reference as psp from refunds
         where order_id = $1 order by created_at`,
        [orderId],
      )
    ).rows;
  await part('first');
  await part('second');
  await eventually('both are taken', async () => (await ledger()).every(({ status }) => status === 'done'));
  expect((await paymentOf(shop, cart)).status).toBe('completed');
  const [first, second] = await ledger();
  expect(first.amount + second.amount).toBeLessThan(paid);
  const failed = {
    eventCode: 'REFUND_FAILED',
    pspReference: first.psp,
    amount: { currency: 'EUR', value: first.amount },
    merchantReference: `${shortHoldShop.eventId}:${id}`,
  };
  expect((await send(webhook(failed))).statusCode).toBe(200);
  expect(await ledger()).toMatchObject([
    { key: 'first', status: 'due', failures: 1 },
    { key: 'second', status: 'done', failures: 0 },
  ]);
  // One of the same amount that the shop did not make repeats none of the shop's; a person looks for it.
  for (let times = 0; times < 2; times += 1)
    expect(
      (await send(webhook({ ...failed, pspReference: 'MADE0BY0SOMEBODY', eventDate: `${times}` }))).statusCode,
    ).toBe(200);
  expect(await ledger()).toMatchObject([{ failures: 1 }, { status: 'done', failures: 0 }]);
  expect(await openCases(shop, id)).toMatchObject([{ reason: 'refund_failed', receivedCents: first.amount }]);
  await shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [id]);
  await eventually('it is taken again', async () => (await ledger()).every(({ status }) => status === 'done'));
  expect((await paymentOf(shop, cart)).status).toBe('completed');
  await part('third');
  expect((await paymentBecomes(shop, cart, 'refunded')).order_status).toBe('refunded');
  const { refunds, refundedAt } = await sandboxPayment((await paymentOf(shop, cart)).provider_reference ?? '');
  expect([refunds.reduce((sum, { amount }) => sum + amount, 0), refunds.length]).toEqual([paid, 3]);
  expect(refundedAt).not.toBeNull();
});

test('Adyen stores the method of a named shopper, charges it once for each key, and deletes it [PAY-08, MEM-01]', async () => {
  const provider = adyen();
  const shopper = crypto.randomUUID();
  const payment = {
    eventId: shortHoldShop.eventId,
    amount: 300,
    merchant: 'Solstrand',
    reference: '123456789',
    language: 'nl' as const,
    returnUri: statusPage,
    webhookUri: '',
  };
  const open = async (paid: string, method: string | null, number: string) => {
    const opened = await provider.start({
      ...payment,
      paymentId: paid,
      method: 'card',
      country: 'NL',
      shopper: method,
    });
    await pay(shop, opened.redirectUri, { number });
  };
  await open(crypto.randomUUID(), null, cards.completed);
  expect(await provider.storedMethod(storedBy(shopper))).toBeNull();
  await open(crypto.randomUUID(), shopper, cards.completed);
  const token = (await provider.storedMethod(storedBy(shopper))) ?? '';
  expect(token).toMatch(/^scheme [0-9A-F]{16}$/);

  const charge = { ...payment, chargeId: crypto.randomUUID(), shopper, token };
  expect([await provider.charge(charge), await provider.charge(charge)]).toEqual([
    { status: 'paid' },
    { status: 'paid' },
  ]);
  // A repetition of a wrong call would be refused again. A call in progress is asked for again.
  expect(await provider.charge({ ...charge, chargeId: crypto.randomUUID(), returnUri: 'no address' })).toEqual({
    status: 'refused',
    reason: expect.stringContaining('422'),
  });
  const inProgress = new Response('{"errorCode":"704","message":"request already processed or in progress"}', {
    status: 422,
  });
  const calls = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(inProgress);
  await expect(provider.charge({ ...charge, chargeId: crypto.randomUUID() })).rejects.toThrow('422');
  calls.mockRestore();
  const refusing = crypto.randomUUID();
  await open(crypto.randomUUID(), refusing, '4000000000000341');
  const refused = { ...charge, chargeId: crypto.randomUUID(), shopper: refusing };
  expect(await provider.charge({ ...refused, token: (await provider.storedMethod(storedBy(refusing))) ?? '' })).toEqual(
    {
      status: 'refused',
    },
  );
  const all = await shop.sandbox.inject({ url: '/admin/payments', headers: { 'x-sandbox-admin': 'yes' } });
  const made = all
    .json<Array<{ adyen?: { merchantReference: string } }>>()
    .filter((one) => one.adyen?.merchantReference.endsWith(charge.chargeId));
  expect(made.length).toBe(1);

  await provider.forgetMethods(storedBy(shopper));
  await provider.forgetMethods(storedBy(shopper));
  expect(await provider.storedMethod(storedBy(shopper))).toBeNull();
  expect(await provider.charge({ ...charge, chargeId: crypto.randomUUID() })).toEqual({ status: 'refused' });
});
