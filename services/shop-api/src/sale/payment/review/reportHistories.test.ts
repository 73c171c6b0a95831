import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { givesNothing } from '../../../../testing/givesNothing.ts';
import { ids, plant, statusesOf } from '../../../../testing/saleSituations.ts';
import { type TestDatabase, testDatabase } from '../../../../testing/testDatabase.ts';
import { type TestEvent, testEvent } from '../../../../testing/testEvent.ts';
import { testSeed } from '../../../../testing/testSeed.ts';
import { testSize } from '../../../../testing/testSize.ts';
import { lockPayment } from '../lockPayment.ts';
import { disputeStatuses } from '../paymentProvider.ts';
import { settleReport } from '../settleReport.ts';

// Generated histories of a provider's reports about one payment, in any order and repeated. TEST_SEED repeats a run.

const seed = testSeed();
const numRuns = testSize({ usual: 100, long: 2000 });
const due = 100;

let database: TestDatabase;
let event: TestEvent;
beforeAll(async () => {
  database = await testDatabase();
  event = await testEvent(database.pool, { weekend: 1 });
});
afterAll(() => database.drop());

const unpaid = fc.constantFrom('open', 'pending', 'failed', 'error', 'canceled', 'unknown');
const odd = fc.constantFrom({ amount: 1, currency: 'EUR' }, { amount: due, currency: 'USD' });
const report = fc.oneof(
  unpaid.map((status) => ({ status, amount: due, currency: 'EUR' }) as const),
  fc.constant({ status: 'completed', amount: due, currency: 'EUR' } as const),
  odd.map((money) => ({ status: 'completed', ...money }) as const),
  fc
    .tuple(fc.constantFrom(...disputeStatuses), fc.constantFrom('D1', 'D2'))
    .map(([status, dispute]) => ({ status, dispute, amount: due, currency: 'EUR' }) as const),
);
type Report = typeof report extends fc.Arbitrary<infer One> ? One : never;

type Case = { reason: string; subject: string; stage: string; status: string };

const stateOf = async (client: PoolClient) => {
  const { rows } = await client.query<Case>(
    'select reason, subject, stage, status from review_cases where event_id = $1 order by reason, subject',
    [event.eventId],
  );
  return { ...(await statusesOf(client, event.eventId)), cases: rows };
};

/** Runs a history twice in a transaction that is rolled back. Returns the states after each time. */
async function lived(reports: readonly Report[]) {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const waiting = { cart: 'in_payment', order: 'pending', other: null, payment: 'open' } as const;
    await plant(client, event.eventId, { ...waiting, isSoldOut: false, isCartOver: false });
    const key = { eventId: event.eventId, paymentId: ids.payment };
    const live = async () => {
      for (const one of reports) await settleReport(client, await lockPayment(client, key, givesNothing), one);
      return stateOf(client);
    };
    return { once: await live(), again: await live() };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const isMoney = ({ status }: Report) => status === 'completed';
const isDue = (one: Report) => isMoney(one) && one.amount === due && one.currency === 'EUR';
const rank = ['announced', 'charged_back', 'won', 'lost'];

test('in any order of a provider’s reports, only the due amount completes the order, each other amount and each dispute opens one case, and repeated reports change nothing [API-10]', async () => {
  console.log(`TEST_SEED=${seed}`);
  const property = fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 8 }), async (reports) => {
    const { once, again } = await lived(reports);
    expect(again).toEqual(once);
    const disputes = new Set(reports.flatMap((one) => ('dispute' in one ? [one.dispute] : [])));
    const subjects = once.cases.map(({ reason, subject }) => `${reason} ${subject}`);
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const subject of disputes) {
      const stages = reports.flatMap((one) =>
        'dispute' in one && one.dispute === subject ? [rank.indexOf(one.status.replace('dispute_', ''))] : [],
      );
      const stage = rank[Math.max(...stages)];
      expect(once.cases).toContainEqual({ reason: 'dispute', subject, stage, status: 'open' });
    }
    const hasDue = reports.some(isDue);
    if (['completed', 'charged_back'].includes(once.payment)) expect(hasDue).toBe(true);
    if (once.order === 'completed') expect(once.payment).toBe('completed');
    if (reports.some((one) => isMoney(one) && !isDue(one))) {
      expect(once.cases.some(({ reason }) => reason === 'amount' || reason === 'currency')).toBe(true);
      if (!hasDue) expect(once.payment).toBe('review');
    }
    // If the due amount was reported, the order is paid, unless a dispute was lost: then the order was taken back, even
    // if the dispute was reported first.
    const isLost = once.cases.some(({ stage }) => stage === 'lost');
    if (hasDue)
      expect([once.payment, once.order]).toEqual(isLost ? ['charged_back', 'refunded'] : ['completed', 'completed']);
  });
  await fc.assert(property, { seed, numRuns });
});
