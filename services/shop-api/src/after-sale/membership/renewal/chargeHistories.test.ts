import fc from 'fast-check';
import { ChargeHistory, type ChargeReport, type ChargeStep, due } from '../../../../testing/chargeHistory.ts';
import { type TestDatabase, testDatabase } from '../../../../testing/testDatabase.ts';
import { type TestEvent, testEvent } from '../../../../testing/testEvent.ts';
import { testSeed } from '../../../../testing/testSeed.ts';
import { testSize } from '../../../../testing/testSize.ts';
import { disputeStatuses } from '../../../sale/payment/paymentProvider.ts';

// Generated histories of a membership that renews: charges, reports that are late, repeated, reordered or wrong, disputes, cancellations,
// refunds, and kills of the job and of the webhook. TEST_SEED repeats a run.

const seed = testSeed();
const numRuns = testSize({ usual: 60, long: 2000 });
jest.setTimeout(testSize({ usual: 300_000, long: 3_600_000 }));

let database: TestDatabase;
let event: TestEvent;
beforeAll(async () => {
  database = await testDatabase();
  event = await testEvent(database.pool, {});
});
afterAll(() => database.drop());

const which = fc.nat(3);
const inEuros = { amount: due, currency: 'EUR' };
const kill = fc.constantFrom('never', 'never', 'before', 'after');
const report: fc.Arbitrary<ChargeReport> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(which, fc.constantFrom('T1', 'T1', 'T2'))
      .map(([one, transaction]) => ({ which: one, status: 'completed' as const, ...inEuros, transaction })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(which, fc.constantFrom('failed', 'refused', 'pending', 'error', 'canceled', 'open'))
      .map(([one, status]) => ({ which: one, status, ...inEuros })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        which,
        fc.constantFrom(
          { amount: 1, currency: 'EUR' },
          { amount: due, currency: 'USD' },
          { amount: -1, currency: 'EUR' },
        ),
      )
      .map(([one, money]) => ({ which: one, status: 'completed' as const, ...money, transaction: 'ODD' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(which, fc.constantFrom(...disputeStatuses), fc.constantFrom('D1', 'D2'))
      .map(([one, status, dispute]) => ({ which: one, status, ...inEuros, dispute })),
  },
  { weight: 1, arbitrary: which.map((one) => ({ which: one, status: 'refund_failed' as const, ...inEuros })) },
);
const step: fc.Arbitrary<ChargeStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('paid', 'refused', 'pending'), kill)
      .map(([answer, at]) => ({ do: 'job' as const, answer, kill: at })),
  },
  { weight: 2, arbitrary: fc.constantFrom(1, 3, 7, 15, 31).map((days) => ({ do: 'pass' as const, days })) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(report, fc.constantFrom(false, false, true))
      .map(([one, isKilled]) => ({ do: 'report' as const, report: one, isKilled })),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  { weight: 1, arbitrary: kill.map((at) => ({ do: 'poll' as const, kill: at })) },
);

type Row = { id: string; period: number; status: string; refunded: number };
type Case = { payment_id: string; reason: string; subject: string; stage: string };

async function stateOf({ orderId }: ChargeHistory) {
  const { pool } = database;
  const charges = await pool.query<Row>(
    `select charge.id, period, status, refunded_cents as refunded from membership_charges charge
     join payments on payments.event_id = charge.event_id and payments.id = charge.id where charge.order_id = $1 order by charge.id`,
    [orderId],
  );
  const cases = await pool.query<Case>(
    `select payment_id, reason, subject, stage from review_cases where order_id = $1 and status = 'open' order by 1, 2, 3`,
    [orderId],
  );
  const sales = await pool.query<{ periods: number }>('select periods from membership_sales where order_id = $1', [
    orderId,
  ]);
  return { charges: charges.rows, cases: cases.rows, periods: sales.rows[0]?.periods };
}

/** Each period is paid once, and each cent that the provider took is a paid period, a refund or an open case. */
function expectBalance(history: ChargeHistory, { charges, cases, periods }: Awaited<ReturnType<typeof stateOf>>) {
  const paid = charges.filter(({ status }) => status === 'completed');
  expect(periods).toBe(1 + paid.length);
  expect(new Set(paid.map(({ period }) => period)).size).toBe(paid.length);
  for (const { id, status, refunded } of charges) {
    const booked = history.book.get(id);
    const own = cases.filter(({ payment_id }) => payment_id === id);
    const taken = booked?.paid.size ?? 0;
    const returned = [...(booked?.refunds.values() ?? [])];
    // Nothing is given or returned for money that never came.
    if (taken === 0) expect([status, returned]).toEqual([expect.not.stringMatching(/completed|refund/), []]);
    // A refund waits while a bank has the money, since the money would be returned twice.
    else if (own.some(({ stage }) => stage === 'charged_back'))
      expect(status).toMatch(/^(completed|refund_due|refunded|charged_back)$/);
    else expect(status).toMatch(/^(completed|refunded|charged_back)$/);
    if (status === 'refunded') expect([refunded, returned.at(-1)]).toEqual([due, due]);
    expect(own.filter(({ reason }) => reason === 'twice').length).toBe(Math.max(0, taken - 1));
    if (booked?.odd.size) expect(own.some(({ reason }) => reason === 'amount' || reason === 'currency')).toBe(true);
    const stages = ['announced', 'charged_back', 'won', 'lost'];
    const disputes = [...(booked?.disputes ?? [])].map(([subject, stage]) => `${subject} ${stages[stage]}`);
    expect(own.filter(({ reason }) => reason === 'dispute').map(({ subject, stage }) => `${subject} ${stage}`)).toEqual(
      disputes.sort(),
    );
    // After a lost dispute a period is never kept.
    if (disputes.some((one) => one.endsWith('lost'))) expect(status).not.toBe('completed');
  }
}

test('in any history of charges, reports, disputes, cancellations and kills each period is paid at most once, and each cent that the provider took is a paid period, a refund or an open case [MEM-01, API-10]', async () => {
  console.log(`TEST_SEED=${seed}`);
  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
    const history = new ChargeHistory(database.pool, event.eventId);
    await history.begin();
    try {
      await history.run([{ do: 'job', answer: 'pending', kill: 'never' }, ...steps]);
      await history.end();
      const state = await stateOf(history);
      expectBalance(history, state);
      await history.reportAll();
      expect(await stateOf(history)).toEqual(state);
    } finally {
      await history.forget();
    }
  });
  await fc.assert(property, { seed, numRuns });
});
