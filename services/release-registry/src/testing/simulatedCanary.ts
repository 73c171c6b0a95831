import { noVisits } from '@festival/release-contracts/release/addVisits';
import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { bucketOf } from '@festival/release-contracts/release/visitVitals';
import { judgeCanary, type Stage, type Verdict } from '../watch/judgeCanary.ts';

/** How the visits of a version go: shares of visits, and the middle of the seconds and milliseconds. */
export type Nature = {
  throws: number;
  completes: number;
  /** Until the page can be used. */
  seconds: number;
  /** The slowest press of those who press, and by how much every such press is later. */
  inp: number;
  inpLater: number;
  lcp: number;
};

/** INP at the 75th percentile is some 120 ms then, and LCP 2 s. */
export const good: Nature = { throws: 0.002, completes: 0.4, seconds: 1.5, inp: 64, inpLater: 0, lcp: 1_400 };

/** Visits in which something is pressed. */
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
 * Adds a visit. Times are lognormal, as loading times are: with a spread of 0.6 for what is loaded, the same slow line for both, and of 0.9 for presses, which
 * browsers tell in steps of 8 ms.
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
  /** The shares of visitors that the canary has, one after the other. */
  shares: readonly number[];
  /** Visits of both lanes at each share. */
  visits: number;
  seed: number;
};

/**
 * Lets visitors come to a canary and its stable version, and judges after each one of the canary; after the first thousand after each tenth, since hosts report
 * many at once then. `seen` is how many had the canary when it was taken back.
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

/** The seeds of so many canaries. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The number below which this share of the numbers lies. */
export const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;
