import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { countsOf, p75, sizeOf, upperQuarter, type VitalName } from '@festival/release-contracts/release/visitVitals';

/** The visits of a canary and of the stable version beside it, while the canary had one share of the visitors. */
export type Stage = { stable: LaneVisits; canary: LaneVisits };

/** In what a canary is worse than the stable version. */
export type Harm = 'throws' | 'slower' | 'inp' | 'lcp' | 'unfinished';

/** A canary that failed. `score` is how many standard errors it is worse by, `limit` how many are allowed. */
export type Verdict = { harm: Harm; score: number; limit: number; difference: number };

/** Visits of each lane before which nothing is judged, and visits that threw: of fewer, the distribution is not known well enough. */
export const floor = { visits: 16, throws: 5 };

/** How much worse a canary has to be, however sure it is. */
const leastHarm = {
  /** More visits in a hundred that throw, as a share. */
  throws: 0.01,
  /** Later, as a logarithm: 10 %. */
  slower: Math.log(1.1),
  /** At the 75th percentile: 10 %, and so many milliseconds, of which nobody sees fewer. */
  vital: { ratio: 1.1, inp: 16, lcp: 50 },
  /** Fewer completed visits, as a share of the stable version's: 1 in 40. */
  unfinished: 0.025,
};

/** Canaries as good as their stable version that may be taken back, of all. */
const falseAlarms = 0.01;

/** Sums of what was measured, and of its powers; without cubes where it is spread evenly to both sides. */
type Sample = { size: number; sum: number; squares: number; cubes?: number };
/** What is compared of each lane of a stage, and of whose visits the spread is taken: of both lanes', or of the stable ones, where these set what is compared. */
type Read = (stage: Stage) => { [Lane in keyof Stage]: Sample } & { spreadOf: 'both' | 'stable' };

const ofLanes =
  (read: (lane: LaneVisits) => Sample): Read =>
  ({ stable, canary }) => ({ stable: read(stable), canary: read(canary), spreadOf: 'both' });

const share = (size: number, sum: number): Sample => ({ size, sum, squares: sum, cubes: sum });

/**
 * The visits above the 75th percentile of the stable version: a quarter of both lanes, where they are alike. Of the bucket in which the percentile lies a part
 * is above it.
 */
const aboveUpperQuarter =
  (name: VitalName): Read =>
  ({ stable, canary }) => {
    const lanes = { stable: countsOf(stable.vitals, name), canary: countsOf(canary.vitals, name) };
    const limit = upperQuarter(lanes.stable);
    const sampleOf = (counts: readonly number[]): Sample => {
      const sample = { size: 0, sum: 0, squares: 0, cubes: 0 };
      for (const [bucket, count] of counts.entries()) {
        const above = limit === null || bucket < limit.bucket ? 0 : bucket > limit.bucket ? 1 : 1 - limit.part;
        sample.size += count;
        sample.sum += count * above;
        sample.squares += count * above ** 2;
        sample.cubes += count * above ** 3;
      }
      return sample;
    };
    return { stable: sampleOf(lanes.stable), canary: sampleOf(lanes.canary), spreadOf: 'stable' };
  };

const samples: Record<Harm, Read> = {
  throws: ofLanes(({ visits, throws }) => share(visits, Math.min(throws, visits))),
  slower: ofLanes(({ timed, logSeconds, logSecondsSquared }) => ({
    size: timed,
    sum: logSeconds,
    squares: logSecondsSquared,
  })),
  inp: aboveUpperQuarter('inp'),
  lcp: aboveUpperQuarter('lcp'),
  unfinished: ofLanes(({ visits, completions }) => share(visits, Math.min(completions, visits))),
};
const harms = Object.keys(samples) as Harm[];

/**
 * Whether a canary is worse than the stable version, by decisions 0043 and 0075: in visits that throw, in the time until a page can be used, in its slowest press
 * or its largest paint, or in visits that complete their step. It may be asked after every visit. Null while nothing speaks against it. [BYD-08]
 */
export function judgeCanary(stages: readonly Stage[]): Verdict | null {
  for (const harm of harms) {
    const verdict = judge(harm, stages);
    if (verdict !== null) return verdict;
  }
  return null;
}

function judge(harm: Harm, stages: readonly Stage[]): Verdict | null {
  const { size, errors, skewness, difference, stableMean } = compare(stages, samples[harm]);
  if (size < floor.visits) return null;
  const limit = limitOf(size);
  const side = harm === 'unfinished' ? -1 : 1;
  const score = withoutSkewness(side * errors, side * skewness);
  if (!(score > limit)) return null;
  return isHarm(harm, stages, difference, stableMean) ? { harm, score, limit, difference } : null;
}

function isHarm(harm: Harm, stages: readonly Stage[], difference: number, stableMean: number): boolean {
  if (harm === 'slower') return difference >= leastHarm.slower;
  if (harm === 'unfinished') return -difference >= leastHarm.unfinished * stableMean;
  if (harm === 'inp' || harm === 'lcp') return isSlow(harm, stages);
  const thrown = stages.reduce((sum, { canary }) => sum + canary.throws, 0);
  return thrown >= floor.throws && difference >= leastHarm.throws;
}

/** Whether the 75th percentiles of both lanes are far enough apart for anybody to feel it: the mean of the stages, by the visits of each. */
function isSlow(name: 'inp' | 'lcp', stages: readonly Stage[]): boolean {
  const sums = { weight: 0, stable: 0, canary: 0 };
  for (const { stable, canary } of stages) {
    const [ofStable, ofCanary] = [countsOf(stable.vitals, name), countsOf(canary.vitals, name)];
    const [one, other] = [p75(ofStable), p75(ofCanary)];
    if (one === null || other === null) continue;
    const weight = weightOf(sizeOf(ofStable), sizeOf(ofCanary));
    sums.weight += weight;
    sums.stable += weight * one;
    sums.canary += weight * other;
  }
  const [before, after] = [sums.stable / sums.weight, sums.canary / sums.weight];
  return after >= leastHarm.vital.ratio * before && after - before >= leastHarm.vital[name];
}

const weightOf = (one: number, other: number): number => (one * other === 0 ? 0 : (one * other) / (one + other));

/**
 * The test: each stage compares its own lanes, since other hours and other visitors belong to another one, and the stages' differences are added up by their
 * weight (Mantel and Haenszel). `size` is that of the smaller lane, `errors` the difference in standard errors, `skewness` that of its distribution where both
 * lanes are alike.
 */
function compare(stages: readonly Stage[], read: Read) {
  let [weight, weighted, variance, third, stableSum] = [0, 0, 0, 0, 0];
  const sizes = { stable: 0, canary: 0 };
  for (const stage of stages) {
    const { stable, canary, spreadOf } = read(stage);
    sizes.stable += stable.size;
    sizes.canary += canary.size;
    const own = weightOf(stable.size, canary.size);
    if (own === 0) continue;
    const ofStable = momentsOf([stable]);
    // Stable visits that are all alike have no spread.
    const isOfStable = spreadOf === 'stable' && ofStable.spread > 1e-6;
    const { spread, third: ownThird } = isOfStable ? ofStable : momentsOf([stable, canary]);
    weight += own;
    weighted += own * (canary.sum / canary.size - stable.sum / stable.size);
    variance += own * spread;
    // Where the lanes are thrown together the tails of both point to different sides; where one sets the limit for the other, to the same.
    const sides = 1 / canary.size + (isOfStable ? 2 : -1) / stable.size;
    third += own ** 2 * sides * ownThird;
    stableSum += own * (stable.sum / stable.size);
  }
  return {
    size: Math.min(sizes.stable, sizes.canary),
    errors: weighted / Math.sqrt(variance),
    skewness: third / variance ** 1.5,
    difference: weighted / weight,
    stableMean: stableSum / weight,
  };
}

/** The second and third central moments of what was measured. */
function momentsOf(samples: readonly Sample[]): { spread: number; third: number } {
  const sum = (of: (sample: Sample) => number) => samples.reduce((all, sample) => all + of(sample), 0);
  const size = sum((sample) => sample.size);
  const mean = sum((sample) => sample.sum) / size;
  const squares = sum((sample) => sample.squares) / size;
  const isEven = samples.some(({ cubes }) => cubes === undefined);
  const cubes = sum((sample) => sample.cubes ?? 0) / size;
  return {
    spread: Math.max(0, squares - mean ** 2),
    third: isEven ? 0 : cubes - 3 * mean * squares + 2 * mean ** 3,
  };
}

/**
 * A score as it would be of a normal distribution (Wilson and Hilferty): in a lane with a small share, a few visits too many are likelier than a few too few, and
 * the more so the rarer what is counted is.
 */
function withoutSkewness(score: number, skewness: number): number {
  if (Math.abs(skewness) < 1e-6) return score;
  return (6 / skewness) * (Math.cbrt((skewness * score) / 2 + 1) - 1) + skewness / 6;
}

/**
 * How many standard errors are allowed after so many visits. It grows with the looks that there were, so that all of them together raise a false alarm with
 * the promised chance (Robbins' normal mixture, tightest from some hundred visits on), a fifth of it for each harm.
 */
function limitOf(size: number): number {
  const early = 10;
  const chance = (2 * falseAlarms) / harms.length;
  return Math.sqrt((1 + early / size) * (Math.log(1 + size / early) + 2 * Math.log(1 / chance)));
}
