import { noVisits } from '@festival/release-contracts/release/addVisits';
import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { bucketOf } from '@festival/release-contracts/release/visitVitals';
import { judgeCanary, type Stage, type Verdict } from '../watch/judgeCanary.ts';

/**
 * Parameters of a version's simulated visits: shares of visits, and median times in seconds (`seconds`) or
 * milliseconds.
 */
export type Nature = {
  throws: number;
  completes: number;
  /** The time until the page can be used. */
  seconds: number;
  /** The slowest press of a visit, and a delay that is added to it. */
  inp: number;
  inpLater: number;
  lcp: number;
};

/** A good version: at the 75th percentile, INP is about 120 ms and LCP 2 s. */
export const good: Nature = { throws: 0.002, completes: 0.4, seconds: 1.5, inp: 64, inpLater: 0, lcp: 1_400 };

/** The share of visits with a press. */
const pressed = 0.7;

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

type Lane = { -readonly [name in keyof LaneVisits]: LaneVisits[name] };

const aLane = (): Lane => ({ ...noVisits, vitals: { tickets: { inp: {}, lcp: {} } } });

function addVital(lane: Lane, name: 'inp' | 'lcp', value: number): void {
  const counts = lane.vitals.tickets?.[name] ?? {};
  const bucket = bucketOf(value);
  counts[bucket] = (counts[bucket] ?? 0) + 1;
}

/**
 * Adds a visit. Times are lognormal, like real loading times. The spread is 0.6 for the two loading times, which share
 * one random number because they depend on the same line, and 0.9 for presses, which browsers report in steps of 8 ms.
 */
function addVisit(lane: Lane, { throws, completes, seconds, inp, inpLater, lcp }: Nature, random: () => number): void {
  const [radius, turn] = [Math.sqrt(-2 * Math.log(1 - random())), 2 * Math.PI * random()];
  const [line, press] = [radius * Math.cos(turn), radius * Math.sin(turn)];
  const log = Math.log(seconds) + 0.6 * line;
  lane.visits += 1;
  if (random() < throws) lane.throws += 1;
  if (random() < completes) lane.completions += 1;
  lane.timed += 1;
  lane.logSeconds += log;
  lane.logSecondsSquared += log ** 2;
  addVital(lane, 'lcp', lcp * Math.exp(0.6 * line));
  if (random() < pressed) addVital(lane, 'inp', 8 * Math.round((inp * Math.exp(0.9 * press) + inpLater) / 8));
}

export type Simulated = {
  canary: Nature;
  stable?: Nature;
  /** The shares of visitors that the canary has, one after another. */
  shares: readonly number[];
  /** The number of visits of both lanes at each share. */
  visits: number;
  seed: number;
};

/**
 * Simulates visits to a canary and its stable version. The canary is judged after each of its first thousand visits,
 * then after every tenth, since hosts then report many at once. `seen` is the number of visits with the canary before
 * it was taken back.
 */
export function simulateCanary({ canary, stable = good, shares, visits, seed }: Simulated): {
  verdict: Verdict | null;
  seen: number;
} {
  const random = randomOf(seed);
  const stages: Stage[] = [];
  let seen = 0;
  for (const share of shares) {
    const stage = { stable: aLane(), canary: aLane() };
    stages.push(stage);
    for (let visit = 0; visit < visits; visit += 1) {
      const lane = random() < share ? 'canary' : 'stable';
      addVisit(stage[lane], lane === 'canary' ? canary : stable, random);
      if (lane === 'stable') continue;
      seen += 1;
      const verdict = seen < 1_000 || seen % 10 === 0 ? judgeCanary(stages) : null;
      if (verdict !== null) return { verdict, seen };
    }
  }
  return { verdict: null, seen };
}

/** Returns this number of seeds. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The quantile of the numbers at this share, from 0 to 1. */
export const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;
