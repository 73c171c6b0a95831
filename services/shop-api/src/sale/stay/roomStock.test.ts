import { failuresOf } from '@festival/service-kit/result/failuresOf';
import { hashOfToken, newSecretToken } from '@festival/service-kit/secret/newSecretToken';
import { eventually } from '@festival/service-kit/testing/eventually';
import pg from 'pg';
import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { runStatements } from '../../../testing/runStatements.ts';
import { type StaysShop, staysFestival, staysShop } from '../../../testing/staysShop.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import type { OwnCart } from '../../../testing/testShop.ts';
import { shopCatalogue } from '../../catalogue/shop/shopCatalogue.ts';
import { cartReader } from '../cart/cartReader.ts';
import { findLockedRows } from '../stock/lockedRows.ts';
import { reservationBatcher } from '../stock/reservationBatcher.ts';
import { sendReservations } from '../stock/sendReservations.ts';
import { clientShares } from '../stock/unpaidShare.ts';
import { chooseRoom } from './chooseRoom.ts';

const room = 'glamping-standard';
let shop: StaysShop;
/** The connections of the shop-apis. Each shop-api has its own batcher. */
const pools: pg.Pool[] = [];
beforeAll(async () => {
  shop = await staysShop([staysFestival(900)]);
  for (let api = 0; api < 4; api += 1) pools.push(new pg.Pool({ connectionString: shop.database.url, max: 4 }));
  await shop.database.pool.query('update stock set total = 100 where id = $1', [room]);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await shop.close();
});

/** Carts that are inserted into the table, all with one token. */
async function openCarts(count: number): Promise<OwnCart[]> {
  const token = newSecretToken();
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into carts (event_id, shop_slug, token_hash, hold_until, expires_at)
     select $1, 'solstrand', $2, now() + interval '900 seconds', now() + interval '900 seconds'
     from generate_series(1, $3) returning id`,
    [regularShop.eventId, hashOfToken(token), count],
  );
  return rows.map(({ id }) => ({ id, token, shop: regularShop }));
}

/** A thousand carts choose the room concurrently, over four shop-apis. Returns the number of carts that got it. */
async function thousandBuyers() {
  const carts = await openCarts(1000);
  const own = await shopCatalogue(shop.database.pool, () => true).find('solstrand-2027', 'solstrand-regular-sale');
  if (!own) throw new Error('no shop');
  const apis = pools.map((pool) => ({
    pool,
    carts: cartReader(pool),
    reservations: reservationBatcher(sendReservations(pool), { findLocked: findLockedRows(pool) }),
    shares: clientShares(),
  }));
  const outcomes = await Promise.all(
    carts.map((cart, index) => {
      const api = apis[index % apis.length];
      if (!api) throw new Error('no api');
      return chooseRoom(api, { shop: own, cartId: cart.id, token: cart.token }, room);
    }),
  );
  return {
    had: outcomes.filter(({ ok }) => ok).length,
    refused: new Set(failuresOf(outcomes).map(({ code }) => code)),
  };
}

const emptyAll = () =>
  runStatements(shop.database.pool, 'delete from cart_lines; delete from hotel_carts; update stock set reserved = 0');

const lock =
  'perform 1 from stock where stock.event_id = p_event and stock.id = any (p_stocks) order by stock.id for no key update;';

/** Runs the race while `reserve` takes longer to commit, with or without its lock. */
async function race(hasLock: boolean) {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ source: string }>("select pg_get_functiondef('reserve'::regproc) as source");
  const source = rows[0]?.source ?? '';
  expect(source).toContain(lock);
  const slow = source.replace(/end \$function\$\s*$/, 'perform pg_sleep(0.1); end $function$');
  expect(slow).not.toBe(source);
  await pool.query(hasLock ? slow : slow.replace(lock, ''));
  if (!hasLock) await pool.query('alter table stock drop constraint stock_not_oversold');
  try {
    const outcome = await thousandBuyers();
    const stays = await pool.query<{ count: number }>('select count(*)::integer from hotel_carts');
    return { ...outcome, stays: stays.rows[0]?.count, books: await shop.stockOf(room) };
  } finally {
    await pool.query(source);
    await emptyAll();
    if (!hasLock) {
      await pool.query('alter table stock add constraint stock_not_oversold check (reserved between 0 and total)');
    }
  }
}

test('of 1,000 concurrent buyers of 100 rooms, over four shop-apis, exactly 100 get a stay [API-09]', async () => {
  expect(await race(true)).toEqual({
    had: 100,
    refused: new Set(['travel.no_stock']),
    stays: 100,
    books: { reserved: 100, held: 100 },
  });
});

test('negative control: without the lock and the table’s check, the same buyers get more rooms than exist [API-09]', async () => {
  // The race is repeated, since on a busy machine the calls of one attempt may run one after the other.
  let had = 0;
  for (let time = 0; time < 5 && had <= 100; time += 1) had = (await race(false)).had;
  expect(had).toBeGreaterThan(100);
});

test('carts that change their rooms at random and concurrently leave stock and lines consistent [API-09]', async () => {
  const carts = await openCarts(30);
  const options = [room, `${room}~4`, 'hotel-dune-standard', 'hotel-harbour-standard', 'hotel-dune-seaview~3', null];
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(
      carts.flatMap((cart) => {
        const option = options[random(options.length)];
        const change = option ? shop.choose(cart, option) : shop.hotel(cart, 'DELETE');
        return [change, shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-breakfast', amount: 1 + random(9) })];
      }),
    );
  }
  const { rows } = await shop.database.pool.query(
    `select id from stock where reserved <> (
       select coalesce(sum(qty), 0) from cart_lines line where line.event_id = stock.event_id and line.stock_id = stock.id
     ) or reserved > total`,
  );
  expect(rows).toEqual([]);
});

test('an expired cart returns its rooms, extras and tickets [CNT-07]', async () => {
  await emptyAll();
  const cart = await shop.openCart(regularShop);
  await shop.choose(cart, 'hotel-dune-seaview~4');
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-late-checkout', amount: 2 });
  const counted = ['hotel-dune-seaview', 'stay-late-checkout', 'travel-ticket'];
  const reserved = () => Promise.all(counted.map(async (id) => (await shop.stockOf(id))?.reserved));
  expect(await reserved()).toEqual([2, 2, 4]);
  await nearEndOfHold(shop.database.pool, cart.id, 0);
  await eventually('all is given back', async () => (await reserved()).every((left) => left === 0));
  const calls: [Parameters<StaysShop['hotel']>[1], string, object | undefined][] = [
    ['GET', '', undefined],
    ['PUT', '', { productId: room }],
    ['DELETE', '', undefined],
    ['POST', '/extras', { extraId: 'stay-towels', amount: 1 }],
    ['DELETE', '/extras?extraId=stay-towels', undefined],
    ['PATCH', '/add-ons', { addonId: 'addon_123456789_stay-towels', quantity: 1 }],
    ['DELETE', '/add-ons?addonId=addon_123456789_stay-towels', undefined],
  ];
  for (const [method, below, payload] of calls) {
    const answer = await shop.hotel(cart, method, below, payload);
    expect([method, answer.status, answer.body.error?.code]).toEqual([method, 410, 'cart.expired']);
  }
});
