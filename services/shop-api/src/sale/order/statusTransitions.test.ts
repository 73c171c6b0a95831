import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { givesNothing } from '../../../testing/givesNothing.ts';
import {
  ids,
  paymentSituations,
  plant,
  type Situation,
  type Statuses,
  saleSituations,
  statusesOf,
} from '../../../testing/saleSituations.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { type TestEvent, testEvent } from '../../../testing/testEvent.ts';
import type { Transitions } from '../../platform/database/transitions.ts';
import { cartTransitions } from '../cart-state/cartTransitions.ts';
import { lockPayment } from '../payment/lockPayment.ts';
import { paymentTransitions } from '../payment/paymentTransitions.ts';
import { refundTransitions } from '../payment/refundTransitions.ts';
import { closePayment, returnMoney } from '../payment/review/decidedPayment.ts';
import { openReviewCase } from '../payment/review/openReviewCase.ts';
import { reviewUnanswered } from '../payment/review/reviewUnanswered.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import { settleReport } from '../payment/settleReport.ts';
import { orderTransitions } from './orderTransitions.ts';
import { ticketTransitions } from './ticketTransitions.ts';

// These tests try every action in every situation.

let database: TestDatabase;
let event: TestEvent;
beforeAll(async () => {
  database = await testDatabase();
  event = await testEvent(database.pool, { weekend: 1 });
});
afterAll(() => database.drop());

type Table = { table: string; id: string; transitions: Transitions<string, string> };
const tables: Table[] = [
  { table: 'carts', id: ids.cart, transitions: cartTransitions },
  { table: 'orders', id: ids.order, transitions: orderTransitions },
  { table: 'payments', id: ids.payment, transitions: paymentTransitions },
];
const { ticket, refund } = { ticket: ids.order, refund: ids.payment };
/** The functions of these tables are tested by refundMatrix.all.test.ts. */
const ofRefunds: Table[] = [
  { table: 'tickets', id: ticket, transitions: ticketTransitions },
  { table: 'refunds', id: refund, transitions: refundTransitions },
];
const allTables = [...tables, ...ofRefunds];

/** A ticket and a refund of the inserted order; the ticket is found by its code. */
async function plantAfterSale(client: PoolClient, eventId: string, table: string, status: string): Promise<void> {
  if (table === 'tickets')
    await client.query(
      `insert into tickets (event_id, order_id, product_id, number, code, status, reason, upgraded_by)
       values ($1, $2, 'weekend', 1, $3, $4, case when $4 <> 'issued' then 'test' end, $2)`,
      [eventId, ids.order, ticket, status],
    );
  if (table === 'refunds')
    await client.query(
      `insert into refunds (event_id, id, order_id, payment_id, key, reason, is_whole, amount_cents, status)
       values ($1, $2, $3, $4, 'key', 'asked', true, 100, $5)`,
      [eventId, refund, ids.order, ids.payment, status],
    );
}

/** Runs the work in a transaction that is rolled back, and returns its result. */
async function tried<Answer>(work: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each(allTables)('$table have exactly the statuses of their transition table', async ({ table, transitions }) => {
  const { rows } = await database.pool.query<{ check: string }>(
    'select pg_get_constraintdef(oid) as check from pg_constraint where conname = $1',
    [`${table}_status_check`],
  );
  const known = [...(rows[0]?.check ?? '').matchAll(/'(\w+)'::text/g)].map(([, status]) => status);
  expect(known.sort()).toEqual(Object.keys(transitions).sort());
});

test.each(allTables)('the database allows a row of $table exactly the transitions of its table', async (one) => {
  const { table, id, transitions } = one;
  const statuses = Object.keys(transitions);
  const pairs = statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => [from, to] as const));
  const moves = async (from: string, to: string) => {
    // If only one row may have a status, at most one row is inserted with it.
    const planted = {
      cart: 'expired',
      order: 'failed',
      other: null,
      payment: 'open',
      isSoldOut: false,
      isCartOver: true,
    };
    const key =
      { carts: 'cart', orders: 'order', payments: 'payment', tickets: 'ticket', refunds: 'refund' }[table] ?? '';
    const beside =
      {
        carts: to === 'confirmed' ? ', expires_at = null' : ', expires_at = now()',
        tickets: ", reason = case when $3 <> 'issued' then 'test' end",
      }[table] ?? '';
    const column = table === 'tickets' ? 'code' : 'id';
    return tried(async (client) => {
      const isRow = key in planted;
      await plant(client, event.eventId, { ...planted, ...(isRow ? { [key]: from } : {}) } as Situation);
      await plantAfterSale(client, event.eventId, table, from);
      const move = client.query(`update ${table} set status = $3${beside} where event_id = $1 and ${column} = $2`, [
        event.eventId,
        id,
        to,
      ]);
      return move.then(
        () => true,
        (error: { code: string; message: string }) => {
          // If another node sends the error, it contains the complete message but not the name of the constraint.
          expect(error).toMatchObject({
            code: '23514',
            message: expect.stringMatching(`${key} does not go from ${from} to ${to}$`),
          });
          return false;
        },
      );
    });
  };
  for (const [from, to] of pairs) {
    const isAllowed = (transitions[from]?.[to] ?? []).length > 0;
    expect({ from, to, moves: await moves(from, to) }).toEqual({ from, to, moves: isAllowed });
  }
});

type Action = {
  /** The functions that the tables of transitions name. */
  mover: string;
  run: (client: PoolClient, eventId: string) => Promise<unknown>;
};

const call = (sql: string, values: readonly string[] = []) => ({
  mover: /select (\w+)/.exec(sql)?.[1] ?? '',
  run: (client: PoolClient, eventId: string) => client.query(sql, [eventId, ...values]),
});

const locked = (client: PoolClient, eventId: string) =>
  lockPayment(client, { eventId, paymentId: ids.payment }, givesNothing);

/**
 * The action for a status from the provider. It covers payments; the database's functions move carts and orders, and
 * are tested separately.
 */
const settled = (status: Parameters<typeof settlePayment>[2], mover: string): Action => ({
  mover,
  run: async (client, eventId) => settlePayment(client, await locked(client, eventId), status),
});

const onOrder = (id: string): Action[] => [
  call('select confirm_order($1, $2)', [id]),
  call('select refund_order($1, $2)', [id]),
  call('select charge_back_order($1, $2)', [id]),
  ...['failed', 'error', 'canceled', 'refunded'].map((status) => call('select end_order($1, $2, $3)', [id, status])),
];
const ofDatabase: Action[] = [
  call('select release_expired($1, 10)'),
  call('select time_out_orders($1, 10)'),
  ...onOrder(ids.order),
];
const oddMoney = { status: 'completed', amount: 1, currency: 'EUR' } as const;
const decided = async (client: PoolClient, eventId: string, reason: string) => ({
  ...(await locked(client, eventId)),
  reason,
});

const ofPayments: Action[] = [
  settled('completed', 'settlePaid'),
  settled('pending', 'markPending'),
  {
    mover: 'retryRefund',
    run: async (client, eventId) => {
      await plantAfterSale(client, eventId, 'refunds', 'done');
      const failed = { refundId: refund, amount: 1, currency: 'EUR' };
      return settlePayment(client, await locked(client, eventId), 'refund_failed', failed);
    },
  },
  settled('open', 'nobody'),
  settled('unknown', 'nobody'),
  ...(['failed', 'error', 'canceled'] as const).map((status) => settled(status, 'settlePayment')),
  {
    mover: 'reviewMoney',
    run: async (client, eventId) => settleReport(client, await locked(client, eventId), oddMoney),
  },
  {
    mover: 'reviewUnanswered',
    run: async (client, eventId) => reviewUnanswered(client, await locked(client, eventId)),
  },
  {
    mover: 'returnMoney',
    run: async (client, eventId) => returnMoney(client, await decided(client, eventId, 'amount')),
  },
  {
    mover: 'returnMoney',
    run: async (client, eventId) => {
      const key = { eventId, paymentId: ids.payment, orderId: ids.order };
      await openReviewCase(client, key, { reason: 'dispute', subject: '', stage: 'won', received: 1, currency: 'EUR' });
      return returnMoney(client, await decided(client, eventId, 'dispute'));
    },
  },
  {
    mover: 'closePayment',
    run: async (client, eventId) => closePayment(client, await decided(client, eventId, 'amount')),
  },
];

const rowOf = { cart: 'carts', order: 'orders', other: 'orders', payment: 'payments' } as const;

/** The transitions of each action in a situation, one sentence for each. */
async function movesOf(actions: readonly Action[], situation: Situation): Promise<string[]> {
  const moves: string[] = [];
  await tried(async (client) => {
    await plant(client, event.eventId, situation);
    for (const { mover, run } of actions) {
      await client.query('savepoint planted');
      await run(client, event.eventId);
      const after = await statusesOf(client, event.eventId);
      await client.query('rollback to savepoint planted');
      for (const row of Object.keys(rowOf) as Array<keyof Statuses>)
        if (after[row] !== situation[row]) moves.push(`${rowOf[row]}: ${situation[row]} to ${after[row]} by ${mover}`);
    }
  });
  return moves;
}

const written = ({ table, transitions }: Table): string[] =>
  Object.entries(transitions).flatMap(([from, next]) =>
    Object.entries(next).flatMap(([to, movers = []]) =>
      movers.map((mover) => `${table}: ${from} to ${to} by ${mover}`),
    ),
  );

test('in every situation each function makes exactly the transitions of the tables', async () => {
  const seen = new Set<string>();
  for (const situation of saleSituations) {
    const actions = situation.other === null ? ofDatabase : [...ofDatabase, ...onOrder(ids.other)];
    for (const move of await movesOf(actions, situation)) seen.add(move);
  }
  for (const situation of paymentSituations) {
    const moves = await movesOf(ofPayments, situation);
    for (const move of moves.filter((one) => one.startsWith('payments'))) seen.add(move);
  }
  // These need a shop, a provider or a membership: orderRoutes.test.ts, paymentMatrix.all.test.ts and
  // chargeHistories.test.ts test them.
  const byOthers = [
    'carts: shopping to in_payment by storeOrder',
    'payments: refund_due to refunded by refundPayment',
    'payments: open to canceled by giveUpOthers',
    'payments: pending to canceled by giveUpOthers',
  ];
  expect([...seen, ...byOthers].sort()).toEqual(tables.flatMap(written).sort());
});

/** Matches a comparison or assignment of a status in SQL, with its table and the statuses. */
const naming = /(?:\b(\w+)\.)?\bstatus\s*(?:=|<>|not in|in)\s*\(?\s*('\w*'(?:\s*,\s*'\w*')*)/g;

test('every status in a statement of the shop is a status of its table', () => {
  const source = path.join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(ts|sql)$/.test(file),
  );
  const known = Object.fromEntries(allTables.map(({ table, transitions }) => [table, Object.keys(transitions)]));
  const ofOthers = ['waiting', 'sent', 'erased', 'active', 'settled', 'ended', 'paid', 'refused', ''];
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(naming)].flatMap(([, table = '', list = '']) =>
      list.split(',').map((status) => ({ file, table, status: status.trim().slice(1, -1) })),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  const all = [...Object.values(known).flat(), ...ofOthers];
  expect(named.filter(({ table, status }) => !(known[table] ?? all).includes(status))).toEqual([]);
});
