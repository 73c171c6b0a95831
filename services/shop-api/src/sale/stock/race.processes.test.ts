import { setTimeout as wait } from 'node:timers/promises';
import { festivals } from '@festival/example-festivals/festivals';
import { hashOfToken, newSecretToken } from '@festival/service-kit/secret/newSecretToken';
import { changedFunction } from '../../../testing/changedFunction.ts';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { lockWaits } from '../../../testing/lockWaits.ts';
import { madeChoices } from '../../../testing/makeChoices.ts';
import { patientCalls } from '../../../testing/patientCalls.ts';
import { shownTotal } from '../../../testing/postOrder.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import {
  type CallAnswer,
  type OwnCart,
  type ShopKey,
  shopOrigin,
  type TestShop,
  testShop,
} from '../../../testing/testShop.ts';
import { triedCases } from '../../../testing/testSize.ts';

// Each case runs many shoppers, which can take minutes on a busy machine.
jest.setTimeout(300_000);

// A thousand shoppers compete for a hundred units, each with a separate call, over two processes.

const buyers = 1000;
const units = 100;
const regular = exampleShop('solstrand-regular');
const members = exampleShop('solstrand-leden');
const { eventId } = regular;

/**
 * The festivals without sold products and without an order limit per account, so that only the limit of memberships
 * applies.
 */
const manyOrders = festivals().map((festival) => ({
  ...festival,
  earlierOrders: [],
  shops: festival.shops.map((one) => ({ ...one, config: { ...one.config, maxOrdersPerAccount: 0 } })),
}));

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(manyOrders);
});
afterAll(() => shop.close());

type Race = {
  what: string;
  refusal: string;
  /** Returns the calls with which the buyers try to get a unit, each for a separate cart. */
  begin: () => Promise<Array<() => Promise<CallAnswer>>>;
  /** Called after the race. Returns the number of units that are taken, and the number that the carts hold. */
  books: () => Promise<{ taken: number; byCarts: number }>;
  /** The protection against overselling: the lock in a function, and the check constraint of the table. */
  guard: {
    function: string;
    lock: string;
    /** In seconds. */
    pause: number;
    table: string;
    check: string;
    condition: string;
  };
};

const stockGuard = {
  function: 'reserve',
  lock: 'perform 1 from stock where stock.event_id = p_event and stock.id = any (p_stocks) order by stock.id for no key update;',
  // The pause is shorter than the time that a reservation waits for a lock; otherwise the second reservation would
  // start again.
  pause: 0.15,
  table: 'stock',
  check: 'stock_not_oversold',
  condition: 'reserved between 0 and total',
};

const claimsGuard = {
  function: 'set_limit_usages',
  lock: ' order by limits.id for no key update',
  pause: 0.02,
  table: 'limits',
  check: 'limit_not_exceeded',
  condition: 'used between 0 and total',
};

/** Inserts carts into the table, all with one token. */
async function openCarts(key: ShopKey, slug: string, accounts: readonly (string | null)[]): Promise<OwnCart[]> {
  const token = newSecretToken();
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into carts (event_id, shop_slug, token_hash, account_id, buyer, choices, hold_until, expires_at)
     select $1, $2, $3, account, $5, $6, now() + interval '15 minutes', now() + interval '15 minutes'
     from unnest($4::text[]) with ordinality as buyers (account, nr) order by nr returning id`,
    [eventId, slug, hashOfToken(token), accounts, JSON.stringify(testBuyer), JSON.stringify(madeChoices)],
  );
  return rows.map(({ id }) => ({ id, token, shop: key }));
}

const anyone: readonly null[] = Array.from({ length: buyers }, () => null);

/** A race for a product that is counted by its stock. The stock has `units` units. */
function stockRace(what: string, refusal: string, id: string, below = '/products'): Race {
  return {
    what,
    refusal,
    begin: async () => {
      await shop.database.pool.query('update stock set total = $3 where event_id = $1 and id = $2', [
        eventId,
        id,
        units,
      ]);
      const carts = await openCarts(regular, 'solstrand', anyone);
      return carts.map((cart) => () => shop.cartCall(cart, 'PUT', below, { productId: id, quantity: 1 }));
    },
    books: async () => {
      const { rows } = await shop.database.pool.query<{ taken: number; byCarts: number }>(
        `select reserved as taken, (select coalesce(sum(qty), 0)::integer from cart_lines line
           where line.event_id = $1 and line.stock_id = $2) as "byCarts"
         from stock where event_id = $1 and id = $2`,
        [eventId, id],
      );
      return rows[0] ?? { taken: -1, byCarts: -1 };
    },
    guard: stockGuard,
  };
}

async function claimed(like: string): Promise<{ taken: number; byCarts: number }> {
  const { rows } = await shop.database.pool.query<{ taken: number; byCarts: number }>(
    `select sum(used)::integer as taken, (select count(*)::integer from limit_usages
       where event_id = $1 and limit_id like $2) as "byCarts"
     from limits where event_id = $1 and id like $2`,
    [eventId, like],
  );
  return rows[0] ?? { taken: -1, byCarts: -1 };
}

/** A race for a voucher with a hundred uses. */
const voucherRace: Race = {
  what: 'uses of a voucher',
  refusal: 'voucher.used',
  begin: async () => {
    const carts = await openCarts(regular, 'solstrand', anyone);
    // Each call comes from a different network, since guesses are limited by network.
    return carts.map((cart, nr) => () => {
      const headers = { 'x-forwarded-for': `2001:db8:${nr.toString(16)}::1` };
      return shop.cartCall(cart, 'PUT', '/vouchers', { voucher: 'SOL-VIJFTIG' }, headers);
    });
  },
  books: () => claimed('voucher:SOL-VIJFTIG'),
  guard: claimsGuard,
};

/**
 * A race of a hundred accounts with ten carts each, which are all ordered at the same time. Each account gets one
 * membership.
 */
const membershipRace: Race = {
  what: 'memberships, one for each account',
  refusal: 'validation.max.memberships.per.account',
  begin: async () => {
    const { pool } = shop.database;
    const accounts = Array.from({ length: units }, (_, index) => `racer-${index}`);
    const tokens = new Map(
      await Promise.all(accounts.map(async (account) => [account, await shop.tokenOf(account)] as const)),
    );
    const owners = Array.from({ length: buyers }, (_, index) => accounts[Math.floor((index * units) / buyers)] ?? '');
    const carts = await openCarts(members, 'solstrand-leden', owners);
    await pool.query(
      `insert into cart_lines (event_id, cart_id, product_id, qty) select $1, id, 'membership-year', 1 from unnest($2::uuid[]) as id`,
      [eventId, carts.map(({ id }) => id)],
    );
    // The limits already exist. Otherwise the first insert would block the others even without the lock.
    await pool.query(
      `insert into limits (event_id, id, total) select $1, 'membership:' || name, 1 from unnest($2::text[]) as name
       on conflict do nothing`,
      [eventId, accounts],
    );
    const [one] = carts;
    const owner = { 'x-user-token': tokens.get(owners[0] ?? '') };
    const order = {
      paymentMethod: 'card',
      redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus`,
      // All carts have the same content.
      expectedTotal: one ? await shownTotal(shop, one, owner) : 0,
    };
    return carts.map((cart, index) => () => {
      const userToken = tokens.get(owners[index] ?? '');
      return shop.cartCall(cart, 'POST', '/orders', order, { 'x-user-token': userToken, 'idempotency-key': cart.id });
    });
  },
  books: () => claimed('membership:racer-%'),
  guard: claimsGuard,
};

const ticketRace = stockRace('tickets', 'product.sold_out', 'weekend');
/** Products that are counted by the same statements as tickets. */
const likeTickets = [
  stockRace('shirts of one size', 'product.sold_out', 'mer_tee_M'),
  stockRace('seats in a bus', 'product.sold_out', 'bus-utrecht'),
];
const races: Race[] = [
  ticketRace,
  ...triedCases(likeTickets, () => false),
  stockRace('rooms', 'travel.no_stock', 'glamping-standard', '/products/hotel/solstrand-stays'),
  voucherRace,
  membershipRace,
];

/**
 * Makes all calls wait for a lock until both processes have reached it, so that all shoppers really compete. A call
 * that is refused because the database is busy is repeated, as the shop's pages do.
 */
async function atOnce(table: string, buys: Array<() => Promise<CallAnswer>>): Promise<Array<CallAnswer['body']>> {
  const answered = patientCalls({ answered: 0, unanswered: 0, paid: 0 });
  const counter = await shop.database.pool.connect();
  await counter.query(`begin; select 1 from ${table} where event_id = '${eventId}' for update`);
  const answers = Promise.all(buys.map(answered));
  while ((await lockWaits(shop.database)) < shop.processes.length) await wait(20);
  await wait(500);
  await counter.query('commit');
  counter.release();
  return answers;
}

/** Sends all calls at the same time and counts their outcomes. */
async function run({ begin, books, guard }: Race) {
  try {
    const answers = await atOnce(guard.table, await begin());
    const outcomes: Record<string, number> = {};
    for (const { error, data } of answers) {
      const outcome = error?.code ?? data.error?.code ?? 'had';
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    return { outcomes, books: await books() };
  } finally {
    for (const change of [
      'delete from limit_usages',
      'update limits set used = 0',
      'delete from hotel_carts',
      'delete from cart_lines',
      'update stock set reserved = 0',
    ])
      await shop.database.pool.query(change);
  }
}

/** Runs the same race without the guard, and with a pause in its place, so that the processes always compete. */
async function runUnguarded(race: Race) {
  const { pool } = shop.database;
  const { table, check, condition, lock, pause } = race.guard;
  const putBack = await changedFunction(pool, race.guard.function, { pause, without: lock });
  await pool.query(`alter table ${table} drop constraint ${check}`);
  try {
    return await run(race);
  } finally {
    await putBack();
    await pool.query(`alter table ${table} add constraint ${check} check (${condition})`);
  }
}

test.each(races)(
  'of 1,000 concurrent buyers of 100 $what, over two processes, exactly 100 get one [API-09]',
  async (race) => {
    expect(await run(race)).toEqual({
      outcomes: { had: units, [race.refusal]: buyers - units },
      books: { taken: units, byCarts: units },
    });
  },
);

// A short run leaves out memberships, which have the same guard as vouchers.
test.each(triedCases([ticketRace, voucherRace, membershipRace], (race) => race !== membershipRace))(
  'negative control for $what: without the lock and the table’s check, buyers get more than exist [API-09]',
  async (race) => {
    let { outcomes, books } = await runUnguarded(race);
    // The race is repeated, since on a busy machine the calls may run one after the other.
    for (let again = 0; again < 4 && (outcomes.had ?? 0) <= units; again += 1)
      ({ outcomes, books } = await runUnguarded(race));
    expect(outcomes.had).toBeGreaterThan(units);
    expect(books.byCarts).toBeGreaterThan(units);
  },
);
