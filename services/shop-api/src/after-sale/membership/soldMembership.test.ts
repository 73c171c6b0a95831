import { setTimeout as wait } from 'node:timers/promises';
import { festivals } from '@festival/example-festivals/festivals';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { pay, paymentBecomes, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { confirmOrder } from '../../sale/order/confirmOrder.ts';
import { fulfilOrder } from '../fulfilOrder.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { endMemberships } from './endMemberships.ts';
import { publishMemberships } from './publishMemberships.ts';

const members = exampleShop('solstrand-leden');

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const as = async (accountId: string) => ({ 'x-user-token': await shop.tokenOf(accountId) });

const membershipOf = async (accountId: string) => {
  const headers = { ...(await as(accountId)), 'x-brand': 'solstrand' };
  return (await shop.call(members, { method: 'GET', url: '/members/membership', headers })).body.data;
};

async function membershipBecomes(accountId: string, status: string) {
  const has = async () => (await membershipOf(accountId)).status === status;
  await eventually(`the membership of ${accountId} becomes "${status}"`, has);
  return membershipOf(accountId);
}

async function orderMembership(accountId: string, product: string): Promise<{ cart: OwnCart; page: string }> {
  const headers = await as(accountId);
  const cart = await filledCart(shop, members, { [product]: 1 }, headers);
  await fillForm(shop, cart, { headers });
  const request = { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus` };
  const { body } = await postOrder(shop, cart, request, headers);
  if (body.error) throw new Error(body.error.code);
  return { cart, page: String(body.data.redirectUri) };
}

async function buyMembership(accountId: string, product: string, number = '4242424242424242'): Promise<OwnCart> {
  const { cart, page } = await orderMembership(accountId, product);
  await pay(shop, page, { number });
  await paymentBecomes(shop, cart, 'completed');
  return cart;
}

const referenceOf = async (cart: OwnCart) => String((await shop.cartCall(cart, 'GET', '/orders')).body.data.reference);

const soldTo = async (accountId: string) => {
  const { rows } = await shop.database.pool.query<{ level: number; months: number; isRefunded: boolean }>(
    `select level, extract(year from age(ends_at, starts_at)) * 12 + extract(month from age(ends_at, starts_at)) as months,
       is_refunded as "isRefunded" from members.sold_memberships where account_id = $1`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, months: Number(row.months) }));
};

test.each([
  ['membership-year', 12],
  ['membership-month', 1],
])(
  '%s belongs to the account once it is paid, for %i months, and gives access to the sale for members; the order’s page says where it is [MEM-01, SSO-02, BYD-02]',
  async (product, months) => {
    const buyer = `buyer-${months}`;
    const { cart, page } = await orderMembership(buyer, product);
    expect(await membershipOf(buyer)).toEqual({ level: 0, status: '' });
    await pay(shop, page, { number: '4242424242424242' });
    await paymentBecomes(shop, cart, 'completed');
    const { pageToken } = (await shop.cartCall(cart, 'GET', '/orders')).body.data;
    const order = (await shop.call(members, { url: `/shopping/orders/${pageToken}` })).body
      .data as unknown as OrderPage;
    expect(order.lines[0]?.texts.nl?.howToGet).toMatch(/Je lidmaatschap staat op je account/);
    expect(await membershipBecomes(buyer, 'active')).toEqual({ level: 1, status: 'active' });
    expect(await soldTo(buyer)).toEqual([{ level: 1, months, isRefunded: false }]);
    const next = await filledCart(shop, members, { 'weekend-member': 1 }, await as(buyer));
    expect((await shop.cartCall(next, 'GET')).body.data.products).toEqual({ 'weekend-member': 1 });
    // The other brand has no membership.
    const headers = { ...(await as(buyer)), 'x-brand': 'nachtwoud' };
    const elsewhere = await shop.call(exampleShop('nachtwoud-leden'), { url: '/members/membership', headers });
    expect(elsewhere.body.data).toEqual({ level: 0, status: '' });
  },
);

test('repeated webhooks, and concurrent background jobs, publish a membership once [API-10, MEM-01]', async () => {
  await buyMembership('twice', 'membership-year', '4000000000002008');
  await Promise.all([publishMemberships(shop.database.pool), publishMemberships(shop.database.pool)]);
  await membershipBecomes('twice', 'active');
  await wait(1500);
  // Simulates a kill of the process after it published the sale and before it recorded that.
  await shop.database.pool.query("update membership_sales set notified = null where account_id = 'twice'");
  await publishMemberships(shop.database.pool);
  expect(await soldTo('twice')).toEqual([{ level: 1, months: 12, isRefunded: false }]);
});

test('an unpaid order gives the account no membership', async () => {
  const { cart, page } = await orderMembership('broke', 'membership-year');
  await pay(shop, page, { number: '4000000000000002' });
  await paymentBecomes(shop, cart, 'failed');
  await publishMemberships(shop.database.pool);
  expect(await membershipOf('broke')).toEqual({ level: 0, status: '' });
});

test('a refunded order loses its membership, its tickets and its reserved stock, and is refunded once [MEM-01]', async () => {
  const { pool } = shop.database;
  const stock = async () => {
    const { rows } = await pool.query(
      "select reserved from stock where event_id = 'solstrand-2027' and id = 'day-sunday'",
    );
    return rows[0].reserved;
  };
  const before = await stock();
  const headers = await as('regretful');
  const cart = await filledCart(shop, members, { 'membership-year': 1, 'day-sunday': 2 }, headers);
  await fillForm(shop, cart, { headers });
  const request = { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus` };
  const placed = await postOrder(shop, cart, request, headers);
  await pay(shop, String(placed.body.data.redirectUri), { number: '4242424242424242' });
  const { order_id: orderId } = await paymentBecomes(shop, cart, 'completed');
  await membershipBecomes('regretful', 'active');
  const reference = await referenceOf(cart);

  expect(await refundOrder(pool, { reference, eventId: 'nachtwoud-2027' })).toMatchObject({ ok: false });
  const whole = { eventId: 'solstrand-2027', amount: expect.any(Number) };
  expect(await refundOrder(pool, { reference })).toEqual({ ok: true, value: { ...whole, outcome: 'refunded' } });
  expect(await refundOrder(pool, { reference })).toEqual({ ok: true, value: { ...whole, outcome: 'repeated' } });

  await paymentBecomes(shop, cart, 'refunded');
  expect(await membershipBecomes('regretful', '')).toEqual({ level: 0, status: '' });
  expect(await stock()).toBe(before);
  expect(
    (await pool.query("select 1 from tickets where order_id = $1 and status = 'issued'", [orderId])).rowCount,
  ).toBe(0);
  const usages = async () =>
    (await pool.query("select 1 from limit_usages where limit_id like '%:regretful'")).rowCount;
  const usagesAreGone = () => eventually('its limit usages are gone', async () => (await usages()) === 0);
  await usagesAreGone();
  // A repeated webhook does not confirm the order again, and the account may buy another membership.
  expect(await inTransaction(pool, (client) => confirmOrder(client, 'solstrand-2027', orderId, fulfilOrder))).toBe(
    'not_possible',
  );
  expect((await paymentBecomes(shop, cart, 'refunded')).order_status).toBe('refunded');
  await usagesAreGone();
  await buyMembership('regretful', 'membership-month');
  await membershipBecomes('regretful', 'active');
});

test('an unpaid or unknown order is not refunded', async () => {
  const cart = await readyCart(shop, regularShop, { 'day-sunday': 1 });
  await placeOrder(shop, cart);
  const refused = { ok: false, error: { code: 'refund.not_paid' } };
  expect(await refundOrder(shop.database.pool, { reference: await referenceOf(cart) })).toMatchObject(refused);
  expect(await refundOrder(shop.database.pool, { reference: '999999999' })).toMatchObject(refused);
});

test('an expired membership that is not renewed ends, and its account may buy the next one [MEM-01]', async () => {
  const { pool } = shop.database;
  const first = await buyMembership('former', 'membership-month');
  await membershipBecomes('former', 'active');
  const pass = async (days: number) => {
    await pool.query(
      `update members.sold_memberships set starts_at = (starts_at at time zone 'UTC' - $1 * interval '1 day') at time zone 'UTC',
         ends_at = (ends_at at time zone 'UTC' - $1 * interval '1 day') at time zone 'UTC'
       where account_id = 'former'`,
      [days],
    );
    await pool.query(
      `update membership_sales set sold_at = (sold_at at time zone 'UTC' - $1 * interval '1 day') at time zone 'UTC'
       where account_id = 'former'`,
      [days],
    );
    await endMemberships(pool);
  };
  const another = async () => {
    const cart = await filledCart(shop, members, {}, await as('former'));
    const change = { productId: 'membership-year', quantity: 1 };
    return (await shop.cartCall(cart, 'PUT', '/products', change, await as('former'))).body.data.error?.code;
  };
  const used = async () => (await pool.query("select used from limits where id = 'membership:former'")).rows;
  await pass(27);
  expect(await used()).toEqual([{ used: 1 }]);
  expect(await another()).toBe('validation.max.memberships.per.account');
  await pass(5);
  expect(await membershipOf('former')).toEqual({ level: 1, status: 'expired' });
  expect(await another()).toBeUndefined();
  await pool.query("update shops set config = config || '{\"maxOrdersPerAccount\": 0}' where slug = 'solstrand-leden'");
  await wait(5100);
  await buyMembership('former', 'membership-year');
  expect(await membershipBecomes('former', 'active')).toEqual({ level: 1, status: 'active' });
  // A repeated webhook of the first order changes nothing.
  const { order_id: orderId } = await paymentBecomes(shop, first, 'completed');
  expect(await inTransaction(pool, (client) => confirmOrder(client, 'solstrand-2027', orderId, fulfilOrder))).toBe(
    'confirmed_already',
  );
  expect(await used()).toEqual([{ used: 1 }]);
});
