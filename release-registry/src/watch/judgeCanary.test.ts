import { addVisits, noVisits } from '@festival/release-contracts/release/addVisits';
import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { floor, judgeCanary, type Stage, type Verdict } from './judgeCanary.ts';

/** How the visits of a version go: shares of visits, and the middle of the seconds until a page can be used. */
type Nature = { throws: number; completes: number; seconds: number };

const good: Nature = { throws: 0.002, completes: 0.4, seconds: 1.5 };

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A visit; its time is lognormal, as loading times are, with a spread of 0.6. */
function aVisit({ throws, completes, seconds }: Nature, random: () => number): LaneVisits {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const log = Math.log(seconds) + 0.6 * normal;
  return {
    visits: 1,
    throws: random() < throws ? 1 : 0,
    completions: random() < completes ? 1 : 0,
    timed: 1,
    logSeconds: log,
    logSecondsSquared: log ** 2,
  };
}

type Trial = { canary: Nature; stable?: Nature; shares: readonly number[]; visits: number; seed: number };

/** Lets visitors come, and judges after each one of the canary; `seen` is how many had the canary when it was taken back. */
function run({ canary, stable = good, shares, visits, seed }: Trial): { verdict: Verdict | null; seen: number } {
  const random = randomOf(seed);
  const stages: Stage[] = [];
  let seen = 0;
  for (const share of shares) {
    const stage = { stable: noVisits, canary: noVisits };
    stages.push(stage);
    for (let visit = 0; visit < visits; visit += 1) {
      const lane = random() < share ? 'canary' : 'stable';
      stage[lane] = addVisits(stage[lane], aVisit(lane === 'canary' ? canary : stable, random));
      if (lane === 'stable') continue;
      seen += 1;
      const verdict = judgeCanary(stages);
      if (verdict !== null) return { verdict, seen };
    }
  }
  return { verdict: null, seen };
}

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

test.each<[string, Nature, number[]]>([
  ['as good', good, [0.1]],
  ['as good, in three stages', good, [0.01, 0.05, 0.25]],
  ['as good, where half of the visits fail for other reasons', { ...good, throws: 0.5, completes: 0.05 }, [0.1]],
  ['as good, where few throw', { ...good, throws: 0.02 }, [0.02, 0.5]],
  ['better in all', { throws: 0, completes: 0.6, seconds: 1 }, [0.5]],
])('of 1,000 canaries that are %s at most 10 are taken back, judged after each visit [BYD-08]', (_, nature, shares) => {
  const stable = nature.completes === 0.6 ? good : nature;
  const alarms = seeds(1_000).filter((seed) => run({ canary: nature, stable, shares, visits: 2_000, seed }).verdict);
  expect(alarms.length).toBeLessThanOrEqual(10);
});

test.each<[Verdict['harm'], string, Nature, number]>([
  ['throws', 'throws on half of its mounts', { ...good, throws: 0.5 }, 60],
  ['slower', 'can be used 30 % later', { ...good, seconds: good.seconds * 1.3 }, 300],
  ['unfinished', 'halves the completion of its step', { ...good, completes: good.completes / 2 }, 300],
])('a canary that is taken back for %s: one that %s [BYD-08]', (harm, _, nature, most) => {
  const runs = seeds(100).map((seed) => run({ canary: nature, shares: [0.1], visits: 20_000, seed }));
  expect(runs.map(({ verdict }) => verdict?.harm)).toEqual(Array(100).fill(harm));
  expect(middle(runs.map(({ seen }) => seen))).toBeLessThanOrEqual(most);
});

const lane = (visits: number, change: Partial<LaneVisits> = {}): LaneVisits => ({ ...noVisits, visits, ...change });

test('before the floor nothing is judged, however bad it looks [BYD-08]', () => {
  const below = floor.visits - 1;
  const stable = lane(1_000);
  expect(judgeCanary([{ stable, canary: lane(below, { throws: below }) }])).toBeNull();
  expect(judgeCanary([{ stable, canary: lane(below + 1, { throws: below + 1 }) }])?.harm).toBe('throws');
  expect(judgeCanary([{ stable: lane(below), canary: lane(1_000, { throws: 1_000 }) }])).toBeNull();
  expect(judgeCanary([])).toBeNull();
});

test('what is sure but small is no harm [BYD-08]', () => {
  const million = 1_000_000;
  const stable = lane(million, { throws: 1_000, completions: 400_000 });
  expect(judgeCanary([{ stable, canary: lane(million, { throws: 5_000, completions: 380_000 }) }])).toBeNull();
  expect(judgeCanary([{ stable, canary: lane(million, { throws: 12_000, completions: 380_000 }) }])?.harm).toBe(
    'throws',
  );
});

test('stages are compared each for itself: a bad hour with many canary visits is not the canary’s fault [BYD-08]', () => {
  const quiet = { stable: lane(9_000, { throws: 9 }), canary: lane(1_000, { throws: 1 }) };
  const bad = { stable: lane(1_000, { throws: 500 }), canary: lane(9_000, { throws: 4_500 }) };
  expect(judgeCanary([quiet, bad])).toBeNull();
});
