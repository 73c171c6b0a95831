import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { solstrand } from '@festival/example-festivals/solstrand/solstrand';
import { eventually } from '@festival/service-kit/testing/eventually';
import { fillForm } from '../../../testing/fillForm.ts';
import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const returnUri = `${shopOrigin}/solstrand/paymentstatus`;
const request = { paymentMethod: 'card', redirectUri: returnUri };
const cards = {
  completed: '4242424242424242',
  pending: '4000000000003220',
  failed: '4000000000000002',
  error: '4000000000000119',
};
const toldLate = { late: '4000000000001000', twice: '4000000000002008', never: '4000000000003006' };

async function readyCart(key = regularShop, products: Record<string, number> = { 'day-sunday': 2 }): Promise<OwnCart> {
  const cart = await shop.openCart(key);
  for (const [productId, quantity] of Object.entries(products)) {
    const { body } = await shop.cartCall(cart, 'PUT', '/products', { productId, quantity });
    expect(body.data.error).toBeUndefined();
  }
  expect((await fillForm(shop, cart)).status).toBe(200);
  return cart;
}

const place = (cart: OwnCart, key: string = crypto.randomUUID(), payload: object = request) =>
  postOrder(shop, cart, payload, { 'idempotency-key': key });

/** Submits the provider's page as the shopper does. */
async function pay(redirectUri: unknown, fields: Record<string, string>): Promise<string> {
  const payload = new URLSearchParams({
    action: 'pay',
    expiry: '08/39',
    code: '123',
    holder: 'Noor',
    ...fields,
  }).toString();
  const url = String(redirectUri).replace('http://pay.test', '');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { headers: answered } = await shop.sandbox.inject({ method: 'POST', url, headers, payload });
  return String(answered.location);
}

const statusOf = async (cart: OwnCart) => (await shop.cartCall(cart, 'GET', '/orders')).body.data.status;

const becomes = (cart: OwnCart, status: string) =>
  eventually(`the order is ${status}`, async () => (await statusOf(cart)) === status);

async function row<Row extends object>(sql: string, values: unknown[]): Promise<Row> {
  const { rows } = await shop.database.pool.query<Row>(sql, values);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}

const booksOf = (stockId: string) =>
  row<{ reserved: number; held: number }>(
    `select reserved, (select coalesce(sum(qty), 0)::integer from cart_lines line
       where line.event_id = stock.event_id and line.stock_id = stock.id) as held from stock where id = $1`,
    [stockId],
  );

const ordersOf = async (cart: OwnCart) =>
  (
    await shop.database.pool.query<{ status: string }>(
      'select status from orders where cart_id = $1 order by placed_at',
      [cart.id],
    )
  ).rows.map(({ status }) => status);

async function timesOut(cart: OwnCart): Promise<void> {
  await eventually('the order times out', async () => (await ordersOf(cart))[0] !== 'pending');
  expect(await ordersOf(cart)).toEqual(['timed_out']);
}

const paymentOf = (cart: OwnCart) =>
  row<{ id: string; status: string; order_id: string; amount_cents: number }>(
    `select payments.* from payments join orders on orders.event_id = payments.event_id and orders.id = order_id where cart_id = $1 order by created_at desc limit 1`,
    [cart.id],
  );

test('an order is placed, paid on the provider’s page and completed by its webhook, with the lines and amount of the cart [API-03, PAY-03]', async () => {
  const cart = await readyCart(regularShop, { weekend: 2, 'bus-utrecht': 2, mer_tee_M: 1, 'refund-protection': 1 });
  await shop.cartCall(cart, 'POST', '/shipping', { countryCode: 'BE' });
  await fillForm(shop, cart, { buyer: { country: 'BE' } });
  const { totals } = (await shop.cartCall(cart, 'GET')).body.data as { totals: { total: number; insurance: number } };
  const placed = await place(cart, 'first', { ...request, expectedTotal: totals.total });
  expect(placed.body.data).toEqual({
    redirectUri: expect.stringMatching(/^http:\/\/pay\.test\/pay\/[\w-]{20,}/),
    reference: expect.stringMatching(/^\d{9}$/),
    // The reference identifies the order but gives no access [PAY-05].
    token: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect((await shop.cartCall(cart, 'GET')).body.data).toMatchObject({
    status: 'in_payment',
    order: { paymentUri: placed.body.data.redirectUri, status: 'pending' },
  });
  expect(await pay(placed.body.data.redirectUri, { number: cards.completed })).toBe(
    `${returnUri}?order=${placed.body.data.token}`,
  );
  await becomes(cart, 'completed');
  const { body } = await shop.cartCall(cart, 'GET', '/orders');
  expect(body.data).toMatchObject({
    total: totals.total,
    email: testBuyer.email,
    reference: placed.body.data.reference,
  });
  expect(body.data.lines).toEqual([
    { productId: 'weekend', name: 'Weekend ticket', quantity: 2, total: 37_800, texts: expect.anything() },
    { productId: 'bus-utrecht', name: expect.any(String), quantity: 2, total: 4900, texts: expect.anything() },
    { productId: 'mer_tee_M', name: 'T-shirt Sun Disc M', quantity: 1, total: 3200, texts: expect.anything() },
    {
      productId: 'refund-protection',
      name: 'Refund protection',
      quantity: 1,
      total: totals.insurance,
      texts: expect.anything(),
    },
  ]);
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('confirmed');
  expect((await paymentOf(cart)).amount_cents).toBe(totals.total);
  // A sold cart holds its stock permanently.
  expect(await booksOf('weekend')).toEqual({ reserved: 2, held: 2 });
  expect(
    (await shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 0 })).body.data.error?.code,
  ).toBe('cart.confirmed');
});

test('the order’s id in the return address shows the payment’s state to another browser: the number and a masked address, and nothing else [PAY-04, PAY-05]', async () => {
  const cart = await readyCart();
  const { token, reference, redirectUri } = (await place(cart)).body.data;
  const state = (id: unknown) => shop.call(regularShop, { method: 'GET', url: `/shopping/payments/${id}` });
  const maskedEmail = `${testBuyer.email[0]}•••@e•••${testBuyer.email.slice(testBuyer.email.lastIndexOf('.'))}`;
  expect((await state(token)).body).toEqual({ data: { reference, status: 'pending', maskedEmail } });
  await pay(redirectUri, { number: cards.completed });
  await becomes(cart, 'completed');
  expect((await state(token)).body).toEqual({ data: { reference, status: 'completed', maskedEmail } });
  // The id opens neither the order nor the cart.
  expect((await shop.call(regularShop, { method: 'GET', url: `/shopping/orders/${token}` })).status).toBe(404);
  expect((await shop.call(regularShop, { method: 'GET', url: `/shopping/carts/${token}/orders` })).status).toBe(404);
  await shop.database.pool.query('update orders set erased_at = now() where id = $1', [token]);
  expect((await state(token)).status).toBe(404);
});

test('ids of payments can’t be guessed: after thirty unknown ones a client waits, and known ones don’t count [PAY-04, API-07]', async () => {
  const { token } = (await place(await readyCart())).body.data;
  const statusOfPayment = async (id: unknown) =>
    (
      await shop.call(regularShop, {
        method: 'GET',
        url: `/shopping/payments/${id}`,
        headers: { 'x-forwarded-for': '203.0.113.48' },
      })
    ).status;
  for (let asked = 0; asked < 35; asked += 1) expect(await statusOfPayment(token)).toBe(200);
  for (let guess = 0; guess < 30; guess += 1) expect(await statusOfPayment(crypto.randomUUID())).toBe(404);
  expect(await statusOfPayment(crypto.randomUUID())).toBe(429);
  expect(await statusOfPayment('not-an-id')).toBe(400);
});

test('an order’s lines keep their names at the time of sale, in every language, after a product is renamed [API-14]', async () => {
  const cart = await readyCart(regularShop, { 'day-sunday': 1 });
  await place(cart);
  await shop.database.pool.query(
    `update products set definition = definition || '{"name": "Renamed", "texts": {}}' where id = 'day-sunday'`,
  );
  const { body } = await shop.cartCall(cart, 'GET', '/orders');
  await shop.database.pool.query(`update products set definition = definition || $1 where id = 'day-sunday'`, [
    JSON.stringify(solstrand.products.find(({ product }) => product.id === 'day-sunday')?.product),
  ]);
  expect(body.data.lines).toEqual([
    expect.objectContaining({
      name: 'Sunday 11 July',
      texts: {
        nl: { name: 'Zondag 11 juli' },
        en: { name: 'Sunday 11 July' },
        es: { name: 'Domingo 11 de julio' },
      },
    }),
  ]);
});

test('50 concurrent requests for one order place one order and one payment, with the same response each time [BYD-04, API-10]', async () => {
  const cart = await readyCart();
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(cart, 'same')));
  expect([...new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))]).toHaveLength(1);
  expect(answers[0]?.status).toBe(200);
  expect(await ordersOf(cart)).toEqual(['pending']);
  const { count } = await row<{ count: number }>(
    'select count(*)::integer as count from payments join orders on orders.event_id = payments.event_id and orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  expect(count).toBe(1);
});

test('the provider’s page and the mails use the page’s language when the order is placed; a repeated request in another language places no second order [I18-01, BYD-04]', async () => {
  const cart = await readyCart();
  const { body } = await place(cart, 'in-spanish', { ...request, language: 'es' });
  const page = await shop.sandbox.inject(String(body.data.redirectUri).replace('http://pay.test', ''));
  expect(page.body).toContain('<html lang="es"');
  const { rows } = await shop.database.pool.query(
    `select buyer ->> 'language' as language from orders where reference = $1`,
    [body.data.reference],
  );
  expect(rows).toEqual([{ language: 'es' }]);
  const again = await place(cart, 'in-spanish', { ...request, language: 'en' });
  expect([again.status, again.body.data.reference]).toEqual([200, body.data.reference]);
});

test('the same key with another body is refused with 422, another key while an order is being paid with 409 [BYD-04]', async () => {
  const cart = await readyCart();
  await place(cart, 'key');
  const changed = await place(cart, 'key', { ...request, expectedTotal: 1 });
  expect([changed.status, changed.body.error?.code]).toEqual([422, 'idempotency.mismatch']);
  const other = await place(cart, 'another key');
  expect([other.status, other.body.error?.code]).toEqual([409, 'order.already_placed']);
  expect(await ordersOf(cart)).toEqual(['pending']);
});

test('an incomplete order is refused: no buyer, an empty cart, another total, an unknown payment method, a foreign return URL [BYD-03, API-06]', async () => {
  const bare = await shop.openCart(regularShop);
  const refusals = [
    [await place(bare), 409, 'checkout.form_missing'],
    [await place(await readyCart(regularShop, {})), 409, 'cart.empty'],
    [await place(await readyCart(regularShop, { 'refund-protection': 1 })), 409, 'cart.empty'],
    [await place(await readyCart(), 'a', { ...request, expectedTotal: 100 }), 409, 'order.total_changed'],
    [await place(await readyCart(), 'b', { ...request, paymentMethod: 'gold' }), 409, 'payment.method_unknown'],
    [
      await place(await readyCart(), 'c', { ...request, redirectUri: 'http://elsewhere.test/' }),
      400,
      'request.invalid',
    ],
  ] as const;
  for (const [answer, status, code] of refusals)
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  const { count } = await row<{ count: number }>(
    'select count(*)::integer as count from orders where total_cents = 100 or cart_id = $1',
    [bare.id],
  );
  expect(count).toBe(0);
});

test('a client that sends only the fields of the specification places its order at the cart’s current total [API-03]', async () => {
  const cart = await readyCart();
  const { totals } = (await shop.cartCall(cart, 'GET')).body.data as { totals: { total: number } };
  const { paymentMethod, redirectUri } = request;
  const { status } = await place(cart, crypto.randomUUID(), { paymentMethod, redirectUri, expectedTotal: undefined });
  expect(status).toBe(200);
  const { rows } = await shop.database.pool.query('select total_cents as total from orders where cart_id = $1', [
    cart.id,
  ]);
  expect(rows).toEqual([{ total: totals.total }]);
});

test('an order with a malformed total is refused, and no order is placed [BYD-03, API-06]', async () => {
  const cart = await readyCart();
  for (const expectedTotal of [null, '14500', 145.5]) {
    const { status, body } = await place(cart, crypto.randomUUID(), { ...request, expectedTotal });
    expect([status, body.error]).toEqual([
      400,
      expect.objectContaining({ code: 'request.invalid', fields: { expectedTotal: expect.any(String) } }),
    ]);
  }
  expect(await ordersOf(cart)).toEqual([]);
});

test('the browser’s return proves no payment: without one the order stays pending', async () => {
  const cart = await readyCart();
  await place(cart);
  await shop.sandbox.inject({ method: 'GET', url: '/health/live' });
  await wait(300);
  expect(await statusOf(cart)).toBe('pending');
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('in_payment');
});

test.each([
  [{ number: cards.failed }, 'failed'],
  [{ number: cards.error }, 'error'],
  [{ action: 'cancel' }, 'canceled'],
] as Array<[Record<string, string>, string]>)(
  'after %j the order is %s, and the cart can be changed and ordered again [PAY-04]',
  async (fields, status) => {
    const cart = await readyCart();
    const placed = await place(cart);
    await pay(placed.body.data.redirectUri, fields);
    await becomes(cart, status);
    const shown = (await shop.cartCall(cart, 'GET')).body.data;
    expect(shown).toMatchObject({
      status: 'shopping',
      products: { 'day-sunday': 2 },
      order: { status, paymentUri: null },
    });
    const again = await place(cart);
    await pay(again.body.data.redirectUri, { number: cards.completed });
    await becomes(cart, 'completed');
    expect(await ordersOf(cart)).toEqual([status, 'completed']);
  },
);

const cancel = (cart: OwnCart) => shop.cartCall(cart, 'DELETE', '/orders');

test('a pending order can be cancelled by its shopper, and the cart can be changed and ordered again [ERR-06]', async () => {
  const cart = await readyCart();
  await place(cart);
  const canceled = await cancel(cart);
  expect([canceled.status, canceled.body.data]).toMatchObject([
    200,
    { status: 'shopping', products: { 'day-sunday': 2 }, order: { status: 'canceled', paymentUri: null } },
  ]);
  expect((await shop.cartCall(cart, 'PUT', '/products', { productId: 'day-sunday', quantity: 1 })).status).toBe(200);
  expect([(await cancel(cart)).status, await ordersOf(cart)]).toEqual([200, ['canceled']]);
  const again = await place(cart);
  await pay(again.body.data.redirectUri, { number: cards.completed });
  await becomes(cart, 'completed');
  expect(await ordersOf(cart)).toEqual(['canceled', 'completed']);
  const late = await cancel(cart);
  expect([late.status, late.body.error]).toEqual([409, { code: 'cart.confirmed', message: 'cart.confirmed' }]);
});

test('an order with a payment in progress can’t be cancelled, and keeps its stock [ERR-06, API-10]', async () => {
  const cart = await readyCart();
  const placed = await place(cart);
  await pay(placed.body.data.redirectUri, { number: cards.pending });
  await eventually('the payment is pending', async () => (await paymentOf(cart)).status === 'pending');
  const refused = await cancel(cart);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'order.not_cancelable']);
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('in_payment');
});

test('a payment of a cancelled order is not lost: it confirms the order unless its cart was ordered again [API-10]', async () => {
  const cart = await readyCart();
  const placed = await place(cart);
  await cancel(cart);
  await pay(placed.body.data.redirectUri, { number: cards.completed });
  await becomes(cart, 'completed');
  expect(await ordersOf(cart)).toEqual(['completed']);
});

test('20 concurrent cancellations during a payment have one result: paid or cancelled [API-10]', async () => {
  const cart = await readyCart();
  const placed = await place(cart);
  const answers = await Promise.all([
    pay(placed.body.data.redirectUri, { number: cards.completed }),
    ...Array.from({ length: 20 }, () => cancel(cart)),
  ]);
  expect(answers).toHaveLength(21);
  await becomes(cart, 'completed');
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('confirmed');
  expect(await ordersOf(cart)).toEqual(['completed']);
});

test('a repeated webhook, and then one with another outcome, confirm the order only once [API-10]', async () => {
  const cart = await readyCart();
  const placed = await place(cart);
  await pay(placed.body.data.redirectUri, { number: toldLate.twice });
  await becomes(cart, 'completed');
  await wait(1500);
  const payment = await paymentOf(cart);
  const { payables } = await import('../../after-sale/payables.ts');
  const { lockPayment } = await import('../payment/lockPayment.ts');
  const { settlePayment } = await import('../payment/settlePayment.ts');
  const { inTransaction } = await import('@festival/service-kit/database/inTransaction');
  for (const late of ['pending', 'failed', 'completed', 'canceled'] as const) {
    const key = { eventId: regularShop.eventId, paymentId: payment.id };
    const settled = inTransaction(shop.database.pool, async (client) =>
      settlePayment(client, await lockPayment(client, key, payables), late),
    );
    expect(await settled).toBe('nothing');
  }
  expect(await ordersOf(cart)).toEqual(['completed']);
  expect((await paymentOf(cart)).status).toBe('completed');
});

test('a lost webhook is replaced by polling the provider, within 2 minutes even if no shopper waits [API-10]', async () => {
  const cart = await readyCart();
  const placed = await place(cart);
  await pay(placed.body.data.redirectUri, { number: toldLate.never });
  const { seconds } = await row<{ seconds: number }>(
    `select extract(epoch from next_ask_at - now())::float8 as seconds from payments join orders on orders.event_id = payments.event_id and orders.id = order_id where cart_id = $1`,
    [cart.id],
  );
  expect(seconds).toBeLessThan(120);
  await shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [(await paymentOf(cart)).id]);
  await eventually('the order is completed', async () => (await ordersOf(cart))[0] === 'completed');
  expect(await ordersOf(cart)).toEqual(['completed']);
});

test('while a shopper watches the status page, the provider is polled within seconds', async () => {
  const cart = await readyCart();
  const placed = await place(cart);
  await pay(placed.body.data.redirectUri, { number: toldLate.never });
  // In this test the next poll is an hour away if no shopper watches.
  const { id } = await paymentOf(cart);
  await shop.database.pool.query("update payments set next_ask_at = now() + interval '1 hour' where id = $1", [id]);
  await becomes(cart, 'completed');
});

test('a forged webhook is refused, and so is one of an unknown payment; neither settles a payment', async () => {
  const { sign, signatureHeader } = await import('../payment/paylogic/signedMessage.ts');
  const cart = await readyCart();
  await place(cart);
  const { id } = await paymentOf(cart);
  const url = `/payment-webhooks/paylogic/${regularShop.eventId}`;
  const send = async (secret: string, webhook: object) => {
    const payload = JSON.stringify({
      webhookId: crypto.randomUUID(),
      paymentId: id,
      status: 'completed',
      amount: 14_000,
      ...webhook,
    });
    const headers = { [signatureHeader]: sign(secret, { method: 'POST', path: url, body: payload }, Date.now()) };
    const request = {
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    } as const;
    return (await shop.call(null, request)).status;
  };
  expect(await send('another secret', {})).toBe(401);
  expect(await send('a secret that both know', { paymentId: crypto.randomUUID() })).toBe(404);
  expect(await statusOf(cart)).toBe('pending');
});

test('a cart in payment keeps its stock after the end of its hold, until the order’s time-out [CNT-07]', async () => {
  const cart = await readyCart(regularShop, { camping: 2 });
  const left = await readyCart(regularShop, { shower: 1 });
  await nearEndOfHold(shop.database.pool, cart.id);
  const placed = await place(cart);
  expect(placed.status).toBe(200);
  // The holds of both carts have ended, and the job for expired carts has ended the cart that is not in payment.
  await shop.database.pool.query("update carts set hold_until = now() - interval '1 second' where id = $1", [cart.id]);
  await nearEndOfHold(shop.database.pool, left.id, 0);
  await eventually('the other cart’s stock is back', async () => (await booksOf('shower')).reserved === 0);
  expect(await booksOf('camping')).toEqual({ reserved: 2, held: 2 });
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('in_payment');
  const { seconds } = await row<{ seconds: number }>(
    'select extract(epoch from expires_at - placed_at)::float8 as seconds from orders join carts on carts.event_id = orders.event_id and carts.id = cart_id where cart_id = $1',
    [cart.id],
  );
  expect(Math.round(seconds / 10) * 10).toBe(420);
  await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
  await shop.database.pool.query('update orders set times_out_at = now() where cart_id = $1', [cart.id]);
  await becomes(cart, 'failed');
  await eventually('its stock is back', async () => (await booksOf('camping')).reserved === 0);
  expect(await booksOf('camping')).toEqual({ reserved: 0, held: 0 });
});

test('when an order times out during the hold, its cart is shopping again', async () => {
  const cart = await readyCart();
  await place(cart);
  await shop.database.pool.query('update orders set times_out_at = now() where cart_id = $1', [cart.id]);
  await timesOut(cart);
  expect((await shop.cartCall(cart, 'GET')).body.data).toMatchObject({
    status: 'shopping',
    products: { 'day-sunday': 2 },
  });
});

describe('a payment that arrives after the cart has expired [API-10]', () => {
  async function paidTooLate(products: Record<string, number>, meanwhile: () => Promise<unknown>) {
    const cart = await readyCart(regularShop, products);
    const placed = await place(cart);
    await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
    await timesOut(cart);
    await meanwhile();
    await pay(placed.body.data.redirectUri, { number: cards.completed });
    return cart;
  }

  test('completes the order if the stock is available', async () => {
    const before = await booksOf('day-sunday');
    const cart = await paidTooLate({ 'day-sunday': 3 }, async () => {});
    await becomes(cart, 'completed');
    const after = await booksOf('day-sunday');
    expect(after).toEqual({ reserved: before.reserved + 3, held: before.held + 3 });
  });

  test('is refunded once if the last stock was sold, so that every payment ends with a ticket or a refund', async () => {
    const other = await shop.openCart(regularShop);
    const cart = await paidTooLate({ 'bus-rotterdam': 4 }, async () => {
      await shop.cartCall(other, 'PUT', '/products', { productId: 'bus-rotterdam', quantity: 8 });
    });
    await eventually('it is given back', async () => (await paymentOf(cart)).status === 'refunded');
    expect(await statusOf(cart)).toBe('failed');
    expect(await booksOf('bus-rotterdam')).toEqual({ reserved: 8, held: 8 });
    const all = await shop.sandbox.inject({
      method: 'GET',
      url: '/admin/payments',
      headers: { 'x-sandbox-admin': 'yes' },
    });
    const { id } = await paymentOf(cart);
    const found = all
      .json<Array<{ paymentId: string; refundedAt: number | null }>>()
      .find(({ paymentId }) => paymentId === id);
    expect(found?.refundedAt).not.toBeNull();
  });

  test('is refunded if the cart was paid by another order in the meantime', async () => {
    const cart = await readyCart();
    const first = await place(cart);
    await shop.database.pool.query('update orders set times_out_at = now() where cart_id = $1', [cart.id]);
    await timesOut(cart);
    const second = await place(cart);
    await pay(second.body.data.redirectUri, { number: cards.completed });
    await becomes(cart, 'completed');
    await pay(first.body.data.redirectUri, { number: cards.completed });
    const orders = async () => (await ordersOf(cart)).join(' ');
    await eventually('the first is given back', async () => (await orders()) === 'refunded completed');
  });
});

test('while the bank has not confirmed, a payment stays pending and keeps its stock for up to 2 hours, and then completes [PAY-04]', async () => {
  const cart = await readyCart();
  const placed = await place(cart);
  await pay(placed.body.data.redirectUri, { number: cards.pending });
  const { id } = await paymentOf(cart);
  await eventually('the shop knows that it waits', async () => (await paymentOf(cart)).status === 'pending');
  const { left } = await row<{ left: number }>(
    `select extract(epoch from least(times_out_at, expires_at) - now())::float8 as left
     from orders join carts on carts.event_id = orders.event_id and carts.id = cart_id where cart_id = $1`,
    [cart.id],
  );
  expect(left).toBeGreaterThan(7000);
  await shop.sandbox.inject({
    method: 'POST',
    url: `/admin/payments/${id}`,
    headers: { 'x-sandbox-admin': 'yes' },
    payload: { status: 'completed' },
  });
  await becomes(cart, 'completed');
});

test('if a call to the provider fails but another process has already got the order’s payment page, that page is returned and nothing is cancelled [BYD-04]', async () => {
  const cart = await readyCart();
  const first = await place(cart, 'two processes');
  const { pool } = shop.database;
  const pages =
    'update payments set redirect_uri = $2 from orders where orders.event_id = payments.event_id and orders.id = order_id and cart_id = $1';
  const { page } = await row<{ page: string }>(
    'select redirect_uri as page from payments join orders on orders.event_id = payments.event_id and orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  await pool.query(pages, [cart.id, null]);
  const { server, listeningOrigin } = shop.sandbox;
  const { hostname, port } = new URL(listeningOrigin);
  server.close();
  server.closeAllConnections();
  const failing = createServer(async (_request, response) => {
    await pool.query(pages, [cart.id, page]);
    response.destroy();
  }).listen(Number(port), hostname);
  const second = await place(cart, 'two processes');
  failing.close();
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await ordersOf(cart)).toEqual(['pending']);
});

test('if the payment page can’t be reached, the response is 503, the cart is shopping again, and the same key places a new order', async () => {
  const cart = await readyCart();
  const { listeningOrigin } = shop.sandbox;
  const { hostname, port } = new URL(listeningOrigin);
  shop.sandbox.server.close();
  shop.sandbox.server.closeAllConnections();
  const away = await place(cart, 'again');
  expect([away.status, away.body.error?.code]).toEqual([503, 'payment.away']);
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('shopping');
  await new Promise<void>((resolve) => shop.sandbox.server.listen(Number(port), hostname, resolve));
  const back = await place(cart, 'again');
  expect(back.status).toBe(200);
  expect(await ordersOf(cart)).toEqual(['error', 'pending']);
});
