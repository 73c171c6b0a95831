import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { countsOf, p75, sizeOf, upperQuarter, type VitalName } from '@festival/release-contracts/release/visitVitals';

/**
 * The visits of a canary and of the stable version in one period, in which the canary's share of the visitors did not
 * change.
 */
export type Stage = { stable: LaneVisits; canary: LaneVisits };

/** The measure in which a canary is worse than the stable version. */
export type Harm = 'throws' | 'slower' | 'inp' | 'lcp' | 'unfinished';

/** A canary that failed. `score` is the number of standard errors by which it is worse, `limit` the allowed number. */
export type Verdict = { harm: Harm; score: number; limit: number; difference: number };

/**
 * The minimum numbers for a judgement: of visits in each lane, and of visits that threw. With fewer, the distribution
 * is not known well enough.
 */
export const floor = { visits: 16, throws: 5 };

/** The minimum difference that counts as a harm, even if it is certain. */
const leastHarm = {
  /** The increase in the share of visits that throw. */
  throws: 0.01,
  /** The delay, as a logarithm: 10 %. */
  slower: Math.log(1.1),
  /**
   * The increase of the 75th percentile: 10 %, but at least this number of milliseconds, since a smaller difference is
   * not noticeable.
   */
  vital: { ratio: 1.1, inp: 16, lcp: 50 },
  /** The decrease of completed visits, as a share of the stable version's: 1 in 40. */
  unfinished: 0.025,
};

/** The accepted share of canaries that are taken back although they are as good as their stable version. */
const falseAlarms = 0.01;

/** Sums of the measured values and of their powers; without cubes if the distribution is symmetric. */
type Sample = { size: number; sum: number; squares: number; cubes?: number };
/**
 * Reads the samples that are compared in each lane of a stage, and the lanes from which the spread is computed: both,
 * or only the stable lane if it defines the limit.
 */
type Read = (stage: Stage) => { [Lane in keyof Stage]: Sample } & { spreadOf: 'both' | 'stable' };

const ofLanes =
  (read: (lane: LaneVisits) => Sample): Read =>
  ({ stable, canary }) => ({ stable: read(stable), canary: read(canary), spreadOf: 'both' });

const share = (size: number, sum: number): Sample => ({ size, sum, squares: sum, cubes: sum });

/**
 * Counts the visits above the 75th percentile of the stable version, which are a quarter of each lane if the lanes are
 * alike. The bucket that contains the percentile counts partly.
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
 * Compares a canary with the stable version by the rules of decisions 0043 and 0075: visits that throw, the time until
 * a page can be used, its slowest press, its largest paint, and visits that complete their step. Returns the measure
 * that is worse, or null. It may be called after every visit. [BYD-08]
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

/**
 * Whether the 75th percentiles of the lanes differ noticeably. Uses the mean over the stages, weighted by their visits.
 */
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
 * The statistical test. It compares the lanes within each stage, since stages have different hours and visitors, and
 * adds up the weighted differences of the stages (Mantel and Haenszel). Returns `size`, the number of visits in the
 * smaller lane; `errors`, the difference in standard errors; and `skewness`, the skewness of the difference if both
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
    // Stable visits with equal values have no spread.
    const isOfStable = spreadOf === 'stable' && ofStable.spread > 1e-6;
    const { spread, third: ownThird } = isOfStable ? ofStable : momentsOf([stable, canary]);
    weight += own;
    weighted += own * (canary.sum / canary.size - stable.sum / stable.size);
    variance += own * spread;
    // If the spread is computed from both lanes together, the tails of the lanes have opposite signs; if one lane sets the limit for the other, equal
    // signs.
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

/** The second and third central moments of the measured values. */
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
 * Converts a score to that of a normal distribution (Wilson and Hilferty). In a lane with a small share, a slightly too
 * high count is likelier than a slightly too low one; the rarer the counted event, the larger this effect.
 */
function withoutSkewness(score: number, skewness: number): number {
  if (Math.abs(skewness) < 1e-6) return score;
  return (6 / skewness) * (Math.cbrt((skewness * score) / 2 + 1) - 1) + skewness / 6;
}

/**
 * The allowed number of standard errors after this number of visits. It grows with the number of checks so far, so that all checks together raise a
 * false alarm with the promised probability (Robbins' normal mixture, tightest from about a hundred visits on), a fifth of it for each harm.
 */
function limitOf(size: number): number {
  const early = 10;
  const chance = (2 * falseAlarms) / harms.length;
  return Math.sqrt((1 + early / size) * (Math.log(1 + size / early) + 2 * Math.log(1 / chance)));
}
