import pg from 'pg';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { testEvent } from '../../../testing/testEvent.ts';
import { findLockedRows } from './lockedRows.ts';
import type { HashedCredentials, Reservation } from './reservation.ts';
import { reservationBatcher } from './reservationBatcher.ts';
import { sendReservations } from './sendReservations.ts';

let database: TestDatabase;
/** The number of shop-apis, each with its own batcher and connections. */
const shops: pg.Pool[] = [];
beforeAll(async () => {
  database = await testDatabase();
  for (let shop = 0; shop < 4; shop += 1) shops.push(new pg.Pool({ connectionString: database.url, max: 4 }));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.end()));
  await database.drop();
});

type Change = Pick<Reservation, 'cartId' | 'productId' | 'quantity'> & { stockId?: string | null };

/** Sends all changes concurrently, to the four shops in turn, and returns their outcomes. */
async function race(eventId: string, changes: Change[]) {
  const batchers = shops.map((shop) =>
    reservationBatcher(sendReservations(shop), { findLocked: findLockedRows(shop) }),
  );
  const answers = await Promise.all(
    changes.map((change, index) => {
      const batcher = batchers[index % batchers.length];
      if (!batcher) throw new Error('no shop');
      return batcher.reserve({ stockId: change.productId, ...change, eventId });
    }),
  );
  return answers.map(({ outcome }) => outcome);
}

const count = (outcomes: string[], outcome: string) => outcomes.filter((found) => found === outcome).length;

async function thousandBuyersOfHundred() {
  const event = await testEvent(database.pool, { weekend: 100 });
  const carts = await event.openCarts(1000);
  const outcomes = await race(
    event.eventId,
    carts.map((cartId) => ({ cartId, productId: 'weekend', quantity: 1 })),
  );
  return { outcomes, stock: await event.stockOf('weekend') };
}

test('of 1,000 concurrent buyers of 100 tickets, over four shop-apis, exactly 100 get one [API-09]', async () => {
  const { outcomes, stock } = await thousandBuyersOfHundred();
  expect({ held: count(outcomes, 'held'), soldOut: count(outcomes, 'sold_out') }).toEqual({ held: 100, soldOut: 900 });
  expect(stock).toEqual({ reserved: 100, inLines: 100 });
});

test('negative control: without the lock and the table’s check, the same buyers get more tickets than exist [API-09]', async () => {
  const lock =
    'perform 1 from stock where stock.event_id = p_event and stock.id = any (p_stocks) order by stock.id for no key update;';
  const { rows } = await database.pool.query<{ source: string }>(
    "select pg_get_functiondef('reserve'::regproc) as source",
  );
  const source = rows[0]?.source ?? '';
  expect(source).toContain(lock);
  // A slower commit makes batches overlap even if one shop is much faster.
  const slow = source.replace(/end \$function\$\s*$/, 'perform pg_sleep(0.1); end $function$');
  expect(slow).not.toBe(source);
  await database.pool.query(slow.replace(lock, ''));
  await database.pool.query('alter table stock drop constraint stock_not_oversold');
  try {
    const { outcomes, stock } = await thousandBuyersOfHundred();
    expect(count(outcomes, 'held')).toBeGreaterThan(100);
    expect(stock.inLines).toBeGreaterThan(100);
  } finally {
    await database.pool.query(source);
    await database.pool.query('delete from cart_lines');
    await database.pool.query('delete from stock');
    await database.pool.query(
      'alter table stock add constraint stock_not_oversold check (reserved between 0 and total)',
    );
  }
});

test('carts that change their quantities at random, over products that share stock, leave stock and lines consistent [API-09]', async () => {
  const event = await testEvent(database.pool, { seats: 60, shirts: 40 });
  const carts = await event.openCarts(40);
  const products = [
    { productId: 'bus-out', stockId: 'seats' },
    { productId: 'bus-return', stockId: 'seats' },
    { productId: 'tee_group_M', stockId: 'shirts' },
    { productId: 'insurance', stockId: null },
  ];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 8; round += 1) {
    const changes = Array.from({ length: 300 }, () => {
      const product = products[random(products.length)];
      const cartId = carts[random(carts.length)];
      if (!product || !cartId) throw new Error('unreachable');
      return { ...product, cartId, quantity: random(5) };
    });
    await race(event.eventId, changes);
    for (const stockId of ['seats', 'shirts']) {
      const { reserved, inLines } = await event.stockOf(stockId);
      expect(reserved).toBe(inLines);
      expect(reserved).toBeLessThanOrEqual(stockId === 'seats' ? 60 : 40);
    }
  }
});

test('the last tickets go to changes that fit: a change that needs more than is left does not block smaller ones [API-09]', async () => {
  const event = await testEvent(database.pool, { weekend: 3 });
  const [big = '', two = '', one = '', late = ''] = await event.openCarts(4);
  const { reserve } = reservationBatcher(sendReservations(database.pool), {
    findLocked: findLockedRows(database.pool),
  });
  const change = async (cartId: string, quantity: number) =>
    (await reserve({ eventId: event.eventId, cartId, productId: 'weekend', stockId: 'weekend', quantity })).outcome;
  expect(await Promise.all([change(big, 5), change(two, 2), change(one, 1), change(late, 1)])).toEqual([
    'sold_out',
    'held',
    'held',
    'sold_out',
  ]);
  // A quantity can always be reduced or removed, and the released stock is available again.
  expect(await change(two, 1)).toBe('held');
  expect(await change(late, 1)).toBe('held');
  expect(await change(one, 0)).toBe('held');
  expect(await event.stockOf('weekend')).toEqual({ reserved: 2, inLines: 2 });
});

test('a cart that is unknown, has ended or belongs to another event gets no stock [API-07]', async () => {
  const event = await testEvent(database.pool, { weekend: 3 });
  const other = await testEvent(database.pool, { weekend: 3 });
  const [ended = ''] = await event.openCarts(1, -1);
  const [foreign = ''] = await other.openCarts(1);
  const unknown = '0198f000-0000-7000-8000-000000000000';
  const outcomes = await race(
    event.eventId,
    [ended, foreign, unknown].map((cartId) => ({ cartId, productId: 'weekend', quantity: 1 })),
  );
  expect(outcomes).toEqual(['closed', 'closed', 'closed']);
  expect(await event.stockOf('weekend')).toEqual({ reserved: 0, inLines: 0 });
});

test('with the right credentials the result contains the cart; with wrong ones the result is only `closed` [API-07]', async () => {
  const event = await testEvent(database.pool, { weekend: 9, bus: 9 });
  const [cartId = ''] = await event.openCarts(1);
  const { reserve } = reservationBatcher(sendReservations(database.pool), {
    findLocked: findLockedRows(database.pool),
  });
  const own = { shopSlug: 'shop', tokenHash: Buffer.from([0]) };
  const send = (productId: string, quantity: number, credentials: HashedCredentials) =>
    reserve({ eventId: event.eventId, cartId, productId, stockId: productId, quantity, credentials });
  const [first, second] = await Promise.all([send('weekend', 2, own), send('bus', 1, own)]);
  const cart = { id: cartId, status: 'shopping', accountId: null, buyer: null, quantities: { weekend: 2, bus: 1 } };
  expect(first).toMatchObject({ outcome: 'held', more: 2, free: 7, wasEmpty: true, cart });
  expect(second).toMatchObject({ outcome: 'held', more: 1, free: 8, wasEmpty: true, cart });
  expect(first.cart?.secondsLeft).toBeCloseTo(900, -1);
  const refused = await send('weekend', 10, own);
  expect(refused).toMatchObject({ outcome: 'sold_out', more: 8, free: 7, wasEmpty: false, cart: null });
  const foreign = [
    { ...own, tokenHash: Buffer.from([1]) },
    { ...own, tokenHash: Buffer.alloc(0) },
    { ...own, shopSlug: 'another-shop' },
  ];
  for (const credentials of foreign) {
    expect(await send('weekend', 1, credentials)).toMatchObject({
      outcome: 'closed',
      more: null,
      wasEmpty: null,
      cart: null,
    });
  }
  expect(await event.stockOf('weekend')).toEqual({ reserved: 2, inLines: 2 });
  expect(await send('weekend', 0, own)).toMatchObject({ more: -2, wasEmpty: false, cart: { quantities: { bus: 1 } } });
});

test('two spellings of a cart’s id name the same cart, so that released stock is returned only once [API-09]', async () => {
  const event = await testEvent(database.pool, { weekend: 9 });
  const [cartId = '', other = ''] = await event.openCarts(2);
  const { reserve } = reservationBatcher(sendReservations(database.pool), {
    findLocked: findLockedRows(database.pool),
  });
  const send = (id: string, quantity: number) =>
    reserve({ eventId: event.eventId, cartId: id, productId: 'weekend', stockId: 'weekend', quantity });
  // Another cart holds the last ticket.
  await send(other, 5);
  await send(cartId, 3);
  await Promise.all([send(cartId, 0), send(cartId.toUpperCase(), 0)]);
  expect(await event.stockOf('weekend')).toEqual({ reserved: 5, inLines: 5 });
  await Promise.all([send(cartId.toUpperCase(), 2), send(cartId, 2)]);
  expect(await event.stockOf('weekend')).toEqual({ reserved: 7, inLines: 7 });
});
