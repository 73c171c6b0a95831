import { addCounted, noVisits } from '@festival/release-contracts/release/addVisits';
import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { oneVital } from '@festival/release-contracts/release/visitVitals';
import { good, type Nature, quantile, seeds, simulateCanary } from '../testing/simulatedCanary.ts';
import { floor, judgeCanary, type Verdict } from './judgeCanary.ts';

// A version with many throws and few completions. Each seed gives the same visits in every run. `npm run canaries -w
// bench` simulates more canaries, and more kinds.
const noisy: Nature = { ...good, throws: 0.05, completes: 0.05 };

test.each<[string, Nature, number[], number]>([
  ['as good', good, [0.1], 2_000],
  ['as good, in three stages', good, [0.01, 0.05, 0.25], 700],
  ['as good, where many fail for other reasons', noisy, [0.1], 2_000],
  ['as good, at half', good, [0.5], 500],
])(
  'of 200 canaries that are %s at most 2 are taken back, judged after each visit [BYD-08]',
  (_, nature, shares, visits) => {
    const runs = seeds(200).map((seed) => simulateCanary({ canary: nature, stable: nature, shares, visits, seed }));
    expect(runs.filter(({ verdict }) => verdict !== null).length).toBeLessThanOrEqual(2);
  },
);

test.each<[Verdict['harm'], string, Nature, number]>([
  ['throws', 'throws on half of its visits', { ...good, throws: 0.5 }, 30],
  ['inp', 'makes each press 300 ms later', { ...good, inpLater: 300 }, 30],
  ['lcp', 'paints twice as late', { ...good, lcp: good.lcp * 2 }, 30],
  ['throws', 'throws in 2 visits of 100 more', { ...good, throws: good.throws + 0.02 }, 500],
  ['slower', 'can be used 30 % later', { ...good, seconds: good.seconds * 1.3 }, 300],
  ['inp', 'makes presses 30 % slower', { ...good, inp: good.inp * 1.3 }, 700],
  ['lcp', 'paints 20 % later', { ...good, lcp: good.lcp * 1.2 }, 700],
  ['unfinished', 'halves the completion of its step', { ...good, completes: good.completes / 2 }, 300],
])('a canary that is taken back for %s: one that %s [BYD-08]', (harm, _, canary, most) => {
  const runs = seeds(40).map((seed) => simulateCanary({ canary, shares: [0.1], visits: 30_000, seed }));
  expect(runs.map(({ verdict }) => verdict?.harm)).toEqual(Array(40).fill(harm));
  expect(
    quantile(
      runs.map(({ seen }) => seen),
      0.5,
    ),
  ).toBeLessThanOrEqual(most);
});

const inp = (of: [visits: number, milliseconds: number][]): Pick<LaneVisits, 'vitals'> => ({
  vitals: {
    tickets: {
      inp: of.flatMap(([visits, value]) => Array.from({ length: visits }, () => oneVital(value))).reduce(addCounted),
    },
  },
});

test('presses are compared at their 75th percentile: slower presses below it, or a few slower ones above it, are not a harm [BYD-08]', () => {
  const stable = {
    ...noVisits,
    visits: 400,
    ...inp([
      [200, 50],
      [200, 200],
    ]),
  };
  const canary = (of: Parameters<typeof inp>[0]) => ({ ...noVisits, visits: 400, ...inp(of) });
  expect(
    judgeCanary([
      {
        stable,
        canary: canary([
          [200, 150],
          [200, 200],
        ]),
      },
    ]),
  ).toBeNull();
  expect(
    judgeCanary([
      {
        stable,
        canary: canary([
          [200, 50],
          [180, 200],
          [20, 5_000],
        ]),
      },
    ]),
  ).toBeNull();
  expect(
    judgeCanary([
      {
        stable,
        canary: canary([
          [200, 50],
          [200, 300],
        ]),
      },
    ])?.harm,
  ).toBe('inp');
});

test('a press that is certainly slower, but not noticeably, is not a harm [BYD-08]', () => {
  const lane = (value: number) => ({ ...noVisits, visits: 1_000, ...inp([[1_000, value]]) });
  expect(judgeCanary([{ stable: lane(24), canary: lane(34) }])).toBeNull();
  expect(judgeCanary([{ stable: lane(240), canary: lane(340) }])?.harm).toBe('inp');
});

const lane = (visits: number, change: Partial<LaneVisits> = {}): LaneVisits => ({ ...noVisits, visits, ...change });

test('below the minimum number of visits no canary is judged [BYD-08]', () => {
  const below = floor.visits - 1;
  const stable = lane(1_000);
  expect(judgeCanary([{ stable, canary: lane(below, { throws: below }) }])).toBeNull();
  expect(judgeCanary([{ stable, canary: lane(below + 1, { throws: below + 1 }) }])?.harm).toBe('throws');
  expect(judgeCanary([{ stable: lane(below), canary: lane(1_000, { throws: 1_000 }) }])).toBeNull();
  expect(judgeCanary([])).toBeNull();
});

test('a significant but small difference is not a harm [BYD-08]', () => {
  const million = 1_000_000;
  const stable = lane(million, { throws: 1_000, completions: 400_000 });
  expect(judgeCanary([{ stable, canary: lane(million, { throws: 5_000, completions: 392_000 }) }])).toBeNull();
  expect(judgeCanary([{ stable, canary: lane(million, { throws: 12_000, completions: 392_000 }) }])?.harm).toBe(
    'throws',
  );
});

test('each stage is compared separately: a bad hour with many canary visits does not count against the canary [BYD-08]', () => {
  const quiet = { stable: lane(9_000, { throws: 9 }), canary: lane(1_000, { throws: 1 }) };
  const bad = { stable: lane(1_000, { throws: 500 }), canary: lane(9_000, { throws: 4_500 }) };
  expect(judgeCanary([quiet, bad])).toBeNull();
});
