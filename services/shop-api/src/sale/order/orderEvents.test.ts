import { nachtwoud } from '@festival/example-festivals/nachtwoud/nachtwoud';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { pay, paymentBecomes, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { ids, plant, type Situation } from '../../../testing/saleSituations.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { testEvent } from '../../../testing/testEvent.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';
import { eraseOrder } from '../../after-sale/erasure/eraseOrder.ts';
import { refundOrder } from '../../after-sale/refund/refundOrder.ts';
import type { Transitions } from '../../platform/database/transitions.ts';
import { paymentTransitions } from '../payment/paymentTransitions.ts';
import { orderHistory } from './orderHistory.ts';
import { orderTransitions } from './orderTransitions.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900), nachtwoud]);
});
afterAll(() => shop.close());

const referenceOf = async (cart: OwnCart) => {
  const { rows } = await shop.database.pool.query<{ reference: string }>(
    'select reference from orders where cart_id = $1 order by placed_at desc limit 1',
    [cart.id],
  );
  return String(rows[0]?.reference);
};
const historyOf = async (cart: OwnCart) =>
  (await orderHistory(shop.database.pool, { reference: await referenceOf(cart) }))[0]?.events ?? [];

test('each step of a sale is a line of the log with its time and actor: placed, opened, confirmed, tickets, mail, refunded, erased [API-10]', async () => {
  const cart = await readyCart(shop, regularShop, { 'day-sunday': 2 });
  await pay(shop, await placeOrder(shop, cart), { number: '4242424242424242' });
  const { amount_cents: total } = await paymentBecomes(shop, cart, 'completed');
  await eventually('the mail', async () => (await historyOf(cart)).some(({ what }) => what === 'mail_sent'));
  const reference = await referenceOf(cart);
  await refundOrder(shop.database.pool, { reference });
  await paymentBecomes(shop, cart, 'refunded');
  await eraseOrder(shop.database.pool, { reference });
  const events = await historyOf(cart);
  const lines = events.map(({ actor, what, details }) => `${actor}: ${what} ${JSON.stringify(details)}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      `shopper: placed {"shop":"solstrand","total":${total}}`,
      `shopper: payment_opened {"amount":${total},"provider":"paylogic"}`,
      'provider paylogic: payment_changed {"to":"completed","from":"open"}',
      'provider paylogic: confirmed {"to":"completed","from":"pending"}',
      'provider paylogic: tickets_issued {"count":2,"product":"day-sunday"}',
      'provider paylogic: mail_queued {"kind":"order_confirmation"}',
      'job mails: mail_sent {"kind":"order_confirmation"}',
      'operator: refunded {"to":"refunded","from":"completed"}',
      'operator: payment_changed {"to":"refund_due","from":"completed"}',
      'job payment polls: payment_changed {"to":"refunded","from":"refund_due"}',
      'operator: erased {}',
    ]),
  );
  expect(lines[0]).toMatch(/placed/);
  const times = events.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

test('the log contains no personal data and no ticket’s code, so an erasure does not delete it [ERR-04]', async () => {
  const cart = await readyCart(shop, regularShop, { 'day-sunday': 1 });
  await pay(shop, await placeOrder(shop, cart), { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'completed');
  const { rows: codes } = await shop.database.pool.query<{ code: string }>(
    'select code from tickets join orders on orders.event_id = tickets.event_id and orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  const log = JSON.stringify(await historyOf(cart)).toLowerCase();
  expect(log.length).toBeGreaterThan(500);
  const personal = Object.values(testBuyer).filter((value) => typeof value === 'string' && value.length > 3);
  expect(personal.length).toBeGreaterThan(5);
  for (const secret of [...personal, ...codes.map(({ code }) => code), cart.token])
    expect(log).not.toContain(String(secret).toLowerCase());
});

const unpaid = { cart: 'expired', order: 'failed', other: null, payment: 'open', isSoldOut: false, isCartOver: false };
const tables: Array<[string, string, string, Transitions<string, string>]> = [
  ['orders', 'order', ids.order, orderTransitions],
  ['payments', 'payment', ids.payment, paymentTransitions],
];

test.each(tables)(
  'every change of the status of %s is logged in the same transaction, for each transition of their table [API-10]',
  async (table, key, id, transitions) => {
    const { eventId } = await testEvent(shop.database.pool, { weekend: 1 });
    const pairs = Object.entries(transitions).flatMap(([from, next]) => Object.keys(next).map((to) => [from, to]));
    expect(pairs.length).toBeGreaterThan(10);
    for (const [from, to] of pairs) {
      const rolledBack = inTransaction(shop.database.pool, async (client) => {
        await plant(client, eventId, { ...unpaid, [key]: from } as Situation);
        await client.query(`update ${table} set status = $3 where event_id = $1 and id = $2`, [eventId, id, to]);
        const { rows } = await client.query<{ details: unknown }>(
          `select details from order_events where order_id = $1 and what <> 'placed'`,
          [ids.order],
        );
        throw Object.assign(new Error('rolled back'), { found: rows.map(({ details }) => details) });
      });
      await expect(rolledBack).rejects.toMatchObject({ message: 'rolled back', found: [{ from, to }] });
    }
  },
);

test('the database refuses to change or delete a line of the log', async () => {
  await placeOrder(shop, await readyCart(shop, regularShop, { 'day-sunday': 1 }));
  for (const statement of ["update order_events set what = 'other'", 'delete from order_events'])
    await expect(shop.database.pool.query(statement)).rejects.toMatchObject({
      message: 'The log of an order is only added to',
    });
});

test('only changes of orders are logged, not changes of carts and reservations', async () => {
  // Uses a separate festival, so that later writes of the orders above are not counted here.
  const { eventId } = nachtwoud;
  const key = { eventId, token: nachtwoud.shops[0]?.config.shopToken ?? '' };
  await readyCart(shop, key, { 'day-sunday': 2 });
  const { rows } = await shop.database.pool.query('select what from order_events where event_id = $1', [eventId]);
  expect(rows).toEqual([]);
});
