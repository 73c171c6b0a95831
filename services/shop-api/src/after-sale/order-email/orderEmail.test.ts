import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { regularKey } from '../../../testing/exampleCalls.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { type CallAnswer, type TestShop, testShop } from '../../../testing/testShop.ts';
import { type Bought, paidOrder, ticketsOf } from '../../../testing/upgradedOrder.ts';
import { emailChange } from '../../sale/order/emailChange.ts';
import { orderHistory } from '../../sale/order/orderHistory.ts';
import { confirmedOrder } from '../mail/confirmedOrder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const change = (cart: Bought['cart'], email: string) => shop.cartCall(cart, 'PUT', '/orders/email', { email });
const open = (token: unknown) => shop.call(regularKey, { method: 'GET', url: `/shopping/orders/${String(token)}` });
const codeOf = ({ status, body }: CallAnswer) => [status, body.error?.code];

test('a mistyped address is changed after payment: the mail is sent again, and the former link and codes are void [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 2 }, { email: 'nor+typo@example.com' });
  await eventually('the first mail', async () => (await mailsTo(shop.mailFolder, 'nor+typo@example.com')).length === 1);
  const former = await ticketsOf(shop, order);
  const seconds = Number((await shop.cartCall(order.cart, 'GET', '/orders')).body.data.emailSeconds);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(emailChange.minutes * 60);

  const { status, body } = await change(order.cart, 'noor+right@example.com');
  expect([status, body.data.email, body.data.reference]).toEqual([200, 'noor+right@example.com', order.reference]);
  expect(body.data.pageToken).not.toBe(order.external);
  expect(codeOf(await open(order.external))).toEqual([404, 'order.not_found']);
  expect((await open(body.data.pageToken)).body.data.email).toBe('noor+right@example.com');

  const valid = (await ticketsOf(shop, order)).filter((ticket) => ticket.status === 'issued');
  expect(valid.map(({ product, number }) => [product, number])).toEqual([
    ['weekend', 1],
    ['weekend', 2],
  ]);
  expect(valid.map(({ code }) => code)).not.toEqual(expect.arrayContaining(former.map(({ code }) => code)));
  await eventually('the new mail', async () => (await mailsTo(shop.mailFolder, 'noor+right@example.com')).length === 1);
  const [mail] = await mailsTo(shop.mailFolder, 'noor+right@example.com');
  for (const { code } of valid) expect(mail?.html).toContain(code);
  expect(await mailsTo(shop.mailFolder, 'nor+typo@example.com')).toHaveLength(1);
});

test('the order’s history contains each change, without an address [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 1 }, { email: 'nor+history@example.com' });
  await change(order.cart, 'noor+history@example.com');
  const [{ events } = { events: [] }] = await orderHistory(shop.database.pool, { reference: order.reference });
  expect(events).toContainEqual(expect.objectContaining({ actor: 'shopper', what: 'email_changed', details: {} }));
  expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(['ticket_void', 'ticket_reissued']));
  expect(JSON.stringify(events)).not.toContain('@');
});

test('a change requires the cart’s credentials; the order’s link is not enough, since the misdirected mail contains it [PAY-04, API-07]', async () => {
  const order = await paidOrder(shop, { weekend: 1 }, { email: 'nor+stranger@example.com' });
  const stolen = { ...order.cart, token: crypto.randomUUID() };
  expect((await change(stolen, 'stranger@example.com')).status).toBe(404);
  const byLink = { ...order.cart, id: order.external, token: order.external };
  expect((await change(byLink, 'stranger@example.com')).status).toBe(404);
  expect((await open(order.external)).body.data.email).toBe('nor+stranger@example.com');
});

test('the address can be changed three times, until ten minutes after payment; the same address does not count as a change [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 1 }, { email: 'one@example.com' });
  for (const email of [
    'two@example.com',
    'Two@example.com',
    'two@example.com',
    'three@example.com',
    'four@example.com',
  ])
    expect((await change(order.cart, email)).status).toBe(200);
  expect(codeOf(await change(order.cart, 'five@example.com'))).toEqual([409, 'order.email_fixed']);
  expect((await shop.cartCall(order.cart, 'GET', '/orders')).body.data.emailSeconds).toBeUndefined();

  const late = await paidOrder(shop, { weekend: 1 }, { email: 'late@example.com' });
  await shop.database.pool.query(
    `update orders set settled_at = settled_at - interval '10 minutes' where reference = $1`,
    [late.reference],
  );
  expect(codeOf(await change(late.cart, 'five@example.com'))).toEqual([409, 'order.email_fixed']);
});

test('of ten concurrent changes three succeed, and each ticket has one valid code [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 2 }, { email: 'many@example.com' });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, nr) => change(order.cart, `many${nr}@example.com`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(emailChange.times);
  expect((await ticketsOf(shop, order)).filter(({ status }) => status === 'issued')).toHaveLength(2);
});

test('a mail that is composed while the address changes goes to the new address, and the former address gets no new code [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 1 }, { email: 'nor+race@example.com' });
  const { pool } = shop.database;
  let isChanged = false;
  /** Changes the address right after the order was read. */
  const query = async (...asked: Parameters<typeof pool.query>) => {
    const answer = await pool.query(...asked);
    if (!isChanged) {
      isChanged = true;
      await change(order.cart, 'noor+race@example.com');
    }
    return answer;
  };
  const composed = await confirmedOrder({ query } as unknown as typeof pool, {
    eventId: regularKey.eventId,
    orderId: order.orderId,
    shopSlug: 'solstrand',
  });
  expect(composed?.buyer.email).toBe('noor+race@example.com');
  const valid = (await ticketsOf(shop, order)).filter(({ status }) => status === 'issued');
  expect(composed?.tickets.map(({ code }) => code)).toEqual(valid.map(({ code }) => code));
});

test('the address of an unpaid order is changed in the checkout form, not by this call; an invalid address is refused [PAY-04]', async () => {
  const cart = await readyCart(shop, regularKey, { weekend: 1 });
  await placeOrder(shop, cart);
  expect(codeOf(await change(cart, 'noor@example.com'))).toEqual([409, 'order.not_paid']);
  expect(codeOf(await change(cart, 'noor@'))).toEqual([400, 'request.invalid']);
});
