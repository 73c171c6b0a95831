import { festivals } from '@festival/example-festivals/festivals';
import fc from 'fast-check';
import { brokenRefundPromises } from '../../../testing/brokenRefundPromises.ts';
import { changedFunction } from '../../../testing/changedFunction.ts';
import { RefundHistory, type Step, type Target } from '../../../testing/refundHistory.ts';
import { testSeed } from '../../../testing/testSeed.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { testSize } from '../../../testing/testSize.ts';

// Combines upgrade, refund, payment and time.

const seed = testSeed();
const histories = testSize({ usual: 16, long: 1000 });
const scope = testSize({ usual: 2, long: 3 });

/** The time limit in milliseconds for all histories of one test, on a busy machine. */
const patience = testSize({ usual: 900_000, long: 3_600_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
  await shop.database.pool.query("update stock set total = 1000000 where event_id = 'solstrand-2027'");
});
afterAll(() => shop.close());

type History = { tickets: number; steps: readonly Step[] };

/** Runs a history to its end, and returns the invariants that it violated. */
async function brokenBy({ tickets, steps }: History): Promise<string[]> {
  const history = new RefundHistory(shop);
  await history.begin(tickets);
  await history.run(steps);
  await history.end();
  return brokenRefundPromises(shop, history.carts);
}

const paid = (target: Target): Step[] => [
  { do: 'pay', target },
  { do: 'notice', target, status: 'completed', times: 1 },
];
const upgrading: Step[] = [...paid('original'), { do: 'place', target: 'upgrade', vip: 1, camping: 0 }];
const refundOf = (target: Target, how: 'whole' | 'part' | 'both'): Step => ({ do: 'refund', target, how, key: 0 });

const events: readonly Step[][] = [
  [{ do: 'pay', target: 'upgrade' }],
  paid('upgrade'),
  [{ do: 'notice', target: 'upgrade', status: 'failed', times: 1 }],
  [{ do: 'expire', target: 'upgrade' }],
  [refundOf('original', 'whole')],
  [refundOf('original', 'part')],
  [refundOf('original', 'both')],
  [refundOf('upgrade', 'whole')],
  [refundOf('upgrade', 'part')],
  [{ do: 'sellOut' }],
];

/** Returns every sequence of this number of different events. */
function orders(count: number, left: readonly Step[][] = events): Step[][] {
  if (count === 0) return [[]];
  return left.flatMap((event) =>
    orders(
      count - 1,
      left.filter((other) => other !== event),
    ).map((rest) => [...event, ...rest]),
  );
}

test(
  `every sequence of ${scope} events around an upgrade keeps every invariant [API-10]`,
  async () => {
    for (const steps of orders(scope))
      expect({ steps, broken: await brokenBy({ tickets: 2, steps: [...upgrading, ...steps] }) }).toEqual({
        steps,
        broken: [],
      });
  },
  patience,
);

const target = fc.constantFrom<Target>('original', 'upgrade', 'upgrade', 'again');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay'), target }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('notice'),
      target,
      status: fc.constantFrom('completed', 'completed', 'completed', 'failed', 'pending', 'open'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place'),
      target: fc.constantFrom('upgrade', 'again'),
      vip: fc.integer({ min: 0, max: 2 }),
      camping: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire'), target }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('poll'), target }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('refund'),
      target,
      how: fc.constantFrom('whole', 'part', 'part', 'both'),
      key: fc.integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refundFails'), target }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sellOut', 'restock', 'carryOut') }) },
) as fc.Arbitrary<Step>;

/** Most histories begin with a paid order and a placed upgrade; otherwise few events would apply. */
const history: fc.Arbitrary<History> = fc.record({
  tickets: fc.integer({ min: 1, max: 3 }),
  steps: fc
    .tuple(
      fc.constantFrom(upgrading, upgrading, [...upgrading, ...paid('upgrade')], [...upgrading, ...paid('upgrade')], []),
      fc.array(step, { minLength: 2, maxLength: 12 }),
    )
    .map(([first, rest]) => [...first, ...rest]),
});

/** Situations that only few of the generated histories reach. */
const failedRefund: History = {
  tickets: 1,
  steps: [
    ...paid('original'),
    refundOf('original', 'whole'),
    { do: 'carryOut' },
    { do: 'refundFails', target: 'original' },
  ],
};

test(
  `${histories} generated histories of upgrade, refund, payment and time keep every invariant (seed ${seed}) [API-10]`,
  async () => {
    const property = fc.asyncProperty(history, async (one) => {
      expect(await brokenBy(one)).toEqual([]);
    });
    await fc.assert(property, {
      seed,
      numRuns: histories,
      examples: [[failedRefund]],
      endOnFailure: process.env.REFUND_SHRINK === undefined,
    });
  },
  patience,
);

test('the histories reach every situation, so that no invariant holds only because nothing happened', async () => {
  const { rows } = await shop.database.pool.query<Record<string, number>>(
    `select (select count(*) from orders where event_id = $1 and upgrades_order_id is not null and status = 'completed')::integer as upgrades,
       (select count(*) from refunds where event_id = $1 and reason = 'not_possible')::integer as late,
       (select count(*) from refunds where event_id = $1 and not is_whole)::integer as parts,
       (select count(*) from refunds where event_id = $1 and is_whole and reason = 'asked')::integer as whole,
       (select count(*) from refunds where event_id = $1 and key = 'with its original')::integer as both,
       (select count(*) from refunds where event_id = $1 and failures > 0)::integer as repeated,
       (select count(*) from tickets where event_id = $1 and issue > 1)::integer as again`,
    ['solstrand-2027'],
  );
  for (const [situation, count] of Object.entries(rows[0] ?? {}))
    expect({ situation, isReached: count > 0 }).toEqual({ situation, isReached: true });
});

test('negative control: without the check at payment, an upgrade of a refunded order violates an invariant', async () => {
  const check = /if not upgrade_is_possible\(p_event, p_order\) then\s+return 'not_possible';\s+end if;/;
  const { rows } = await shop.database.pool.query<{ source: string }>(
    "select pg_get_functiondef('confirm_order'::regproc) as source",
  );
  const without = check.exec(rows[0]?.source ?? '')?.[0] ?? 'the check is not where this test looks for it';
  const restore = await changedFunction(shop.database.pool, 'confirm_order', { pause: 0, without });
  const late = { tickets: 1, steps: [...upgrading, refundOf('original', 'whole'), ...paid('upgrade')] };
  expect((await brokenBy(late)).join('\n')).toContain('no valid code of an upgrade without its original’s money');
  await restore();
  expect(await brokenBy(late)).toEqual([]);
});
