import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { sendTo } from '../../../testing/apiInTurns.ts';
import { changedFunction } from '../../../testing/changedFunction.ts';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { runStatements } from '../../../testing/runStatements.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

// Each case runs many shoppers, which can take minutes on a busy machine.
jest.setTimeout(300_000);

// Tests that only one process does each piece of work, although every process runs all background jobs.

const { eventId } = regularShop;
/** The card of a payment whose webhook never comes, so that the shop has to poll. */
const neverTold = '4000000000003006';

let shop: TestShop;
/** The calls of the shop to the provider, such as `POST /payments/…/refunds`. */
const calls: string[] = [];
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
  shop.sandbox.server.prependListener('request', ({ method, url }) => calls.push(`${method} ${url}`));
  await runStatements(
    shop.database.pool,
    `create table changes (event_id text, number uuid default gen_random_uuid(), what text not null, id uuid not null, primary key (event_id, number));
    create function record_change() returns trigger language plpgsql as $$
      begin insert into changes (event_id, what, id) values (new.event_id, new.status, new.id); return new; end $$;
    create trigger tell_expired after update of status on carts
      for each row when (new.status = 'expired') execute function record_change();
    create trigger tell_confirmed after update of status on orders
      for each row when (new.status = 'completed') execute function record_change();`,
  );
});
afterAll(() => shop.close());

/** Counts the calls of a database function, and the rows for which it was called. */
async function timesTold(what: string): Promise<{ times: number; things: number }> {
  const { rows } = await shop.database.pool.query<{ times: number; things: number }>(
    'select count(*)::integer as times, count(distinct id)::integer as things from changes where what = $1',
    [what],
  );
  return rows[0] ?? { times: -1, things: -1 };
}

/** The counter of each process. */
async function counted(name: string): Promise<number[]> {
  const pages = await Promise.all(shop.processes.map(({ url }) => sendTo(url, { url: '/metrics' })));
  return pages.map(({ text }) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(name))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
  );
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Carts with two tickets each, which expire within two seconds. */
async function endingCarts(count: number): Promise<void> {
  await inTransaction(shop.database.pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into carts (event_id, shop_slug, token_hash, hold_until, expires_at)
       select $1, 'solstrand', '\\x00', now(), now() + nr * interval '2 seconds' / $2::integer
       from generate_series(1, $2::integer) as nr returning id`,
      [eventId, count],
    );
    await client.query(
      `insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
       select $1, id, 'weekend', 'weekend', 2 from unnest($2::uuid[]) as id`,
      [eventId, rows.map(({ id }) => id)],
    );
    await client.query(
      `update stock set reserved = reserved + 2 * $2::integer where event_id = $1 and id = 'weekend'`,
      [eventId, count],
    );
  });
}

const reserved = async () => {
  const { rows } = await shop.database.pool.query<{ reserved: number }>(
    `select reserved from stock where event_id = $1 and id = 'weekend'`,
    [eventId],
  );
  return rows[0]?.reserved;
};

test('expired holds are released once, although both processes look for them [CNT-07]', async () => {
  const before = await counted('shop_carts_expired_total');
  const byEach = async () =>
    (await counted('shop_carts_expired_total')).map((now, index) => now - (before[index] ?? 0));
  let ended = 0;
  // The release is repeated if one of the processes was too busy to find any cart.
  await eventually('each of them has found some', async () => {
    await endingCarts(1000);
    ended += 1000;
    await eventually('all is given back', async () => (await reserved()) === 0);
    await eventually('all are counted', async () => sum(await byEach()) === ended);
    return Math.min(...(await byEach())) > 0;
  });
  expect(await timesTold('expired')).toEqual({ times: ended, things: ended });
});

test('negative control: without locks, the two processes end the same holds more than once', async () => {
  await shop.database.pool.query('delete from changes');
  const putBack = await changedFunction(shop.database.pool, 'release_expired', {
    pause: 1,
    without: 'for update skip locked',
  });
  try {
    await endingCarts(1000);
    await eventually('all is given back', async () => (await reserved()) === 0);
    const { times, things } = await timesTold('expired');
    expect(times).toBeGreaterThan(things);
  } finally {
    await putBack();
  }
});

test('payments without a webhook are polled, confirmed and mailed once each [API-10]', async () => {
  const carts = await Promise.all(Array.from({ length: 40 }, () => readyCart(shop, regularShop, { 'day-sunday': 1 })));
  await Promise.all(carts.map(async (cart) => pay(shop, await placeOrder(shop, cart), { number: neverTold })));
  const ids = await Promise.all(carts.map(async (cart) => (await paymentOf(shop, cart)).id));
  await shop.database.pool.query('update payments set next_ask_at = statement_timestamp() where id = any ($1)', [ids]);
  await Promise.all(carts.map((cart) => paymentBecomes(shop, cart, 'completed')));
  expect(ids.map((id) => calls.filter((call) => call === `GET /payments/${id}`).length)).toEqual(ids.map(() => 1));
  expect(await timesTold('completed')).toEqual({ times: 40, things: 40 });

  await eventually(
    'all mails are sent',
    async () => (await shop.database.pool.query("select 1 from mails where status <> 'sent'")).rowCount === 0,
  );
  const { rows } = await shop.database.pool.query('select distinct attempts, status from mails');
  expect(rows).toEqual([{ attempts: 1, status: 'sent' }]);
  expect(await readdir(shop.mailFolder)).toHaveLength(40);
  const mailed = await counted('shop_mails_total');
  expect(sum(mailed)).toBe(40);
  expect(Math.min(...mailed)).toBeGreaterThan(0);
});

test('a due refund is made once [API-10]', async () => {
  const carts = await Promise.all(Array.from({ length: 12 }, () => readyCart(shop, regularShop, { 'bus-utrecht': 1 })));
  const pages = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
  const ids = carts.map(({ id }) => id);
  await shop.database.pool.query('update carts set expires_at = statement_timestamp() where id = any ($1)', [ids]);
  await eventually('the carts have ended', async () => {
    const ended = await shop.database.pool.query("select 1 from carts where id = any ($1) and status = 'expired'", [
      ids,
    ]);
    return ended.rowCount === carts.length;
  });
  await shop.database.pool.query(`update stock set total = reserved where event_id = $1 and id = 'bus-utrecht'`, [
    eventId,
  ]);
  await Promise.all(pages.map((page) => pay(shop, page, { number: '4242424242424242' })));
  await Promise.all(carts.map((cart) => paymentBecomes(shop, cart, 'refunded')));
  await wait(1500);
  const payments = await Promise.all(carts.map((cart) => paymentOf(shop, cart)));
  expect(payments.map(({ id }) => calls.filter((call) => call === `POST /payments/${id}/refunds`).length)).toEqual(
    payments.map(() => 1),
  );
});
