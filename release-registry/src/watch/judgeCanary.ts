import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';

/** The visits of a canary and of the stable version beside it, while the canary had one share of the visitors. */
export type Stage = { stable: LaneVisits; canary: LaneVisits };

/** In what a canary is worse than the stable version. */
export type Harm = 'throws' | 'slower' | 'unfinished';

/** A canary that failed. `score` is how many standard errors it is worse by, `limit` how many are allowed. */
export type Verdict = { harm: Harm; score: number; limit: number; difference: number };

/** Visits of each lane before which nothing is judged, and visits that threw: of fewer, the distribution is not known well enough. */
export const floor = { visits: 30, throws: 5 };

/** How much worse a canary has to be, however sure it is. */
const leastHarm = {
  /** More visits in a hundred that throw, as a share. */
  throws: 0.01,
  /** Later, as a logarithm: 10 %. */
  slower: Math.log(1.1),
  /** Fewer completed visits, as a share of the stable version's. */
  unfinished: 0.2,
};

/** Canaries as good as their stable version that may be taken back, of all. */
const falseAlarms = 0.01;

type Sample = { size: number; sum: number; squares: number };
type Read = (lane: LaneVisits) => Sample;

const share = (size: number, sum: number): Sample => ({ size, sum, squares: sum });
const samples: Record<Harm, Read> = {
  throws: ({ visits, throws }) => share(visits, Math.min(throws, visits)),
  slower: ({ timed, logSeconds, logSecondsSquared }) => ({ size: timed, sum: logSeconds, squares: logSecondsSquared }),
  unfinished: ({ visits, completions }) => share(visits, Math.min(completions, visits)),
};
const harms = Object.keys(samples) as Harm[];

/**
 * Whether a canary is worse than the stable version, by decision 0043: in visits that throw, in the time until a page can be used, or in visits that
 * complete their step. It may be asked after every visit. Null while nothing speaks against it. [BYD-08]
 */
export function judgeCanary(stages: readonly Stage[]): Verdict | null {
  for (const harm of harms) {
    const verdict = judge(harm, stages);
    if (verdict !== null) return verdict;
  }
  return null;
}

function judge(harm: Harm, stages: readonly Stage[]): Verdict | null {
  const { size, score, difference, stableMean } = compare(stages, samples[harm]);
  if (size < floor.visits) return null;
  const limit = limitOf(size);
  const worse = harm === 'unfinished' ? -score : score;
  if (!(worse > limit)) return null;
  return isHarm(harm, stages, difference, stableMean) ? { harm, score: worse, limit, difference } : null;
}

function isHarm(harm: Harm, stages: readonly Stage[], difference: number, stableMean: number): boolean {
  if (harm === 'slower') return difference >= leastHarm.slower;
  if (harm === 'unfinished') return -difference >= leastHarm.unfinished * stableMean;
  const thrown = stages.reduce((sum, { canary }) => sum + canary.throws, 0);
  return thrown >= floor.throws && difference >= leastHarm.throws;
}

/**
 * The test: each stage compares its own lanes, since other hours and other visitors belong to another one, and the stages' differences are added up by their
 * weight (Mantel and Haenszel). `size` is that of the smaller lane.
 */
function compare(stages: readonly Stage[], read: Read) {
  let [weight, weighted, variance, stableSum] = [0, 0, 0, 0];
  const sizes = { stable: 0, canary: 0 };
  for (const stage of stages) {
    const [stable, canary] = [read(stage.stable), read(stage.canary)];
    sizes.stable += stable.size;
    sizes.canary += canary.size;
    const both = stable.size + canary.size;
    const own = both === 0 ? 0 : (stable.size * canary.size) / both;
    if (own === 0) continue;
    const mean = (stable.sum + canary.sum) / both;
    weight += own;
    weighted += own * (canary.sum / canary.size - stable.sum / stable.size);
    variance += own * Math.max(0, (stable.squares + canary.squares) / both - mean ** 2);
    stableSum += own * (stable.sum / stable.size);
  }
  return {
    size: Math.min(sizes.stable, sizes.canary),
    score: weighted / Math.sqrt(variance),
    difference: weighted / weight,
    stableMean: stableSum / weight,
  };
}

/**
 * How many standard errors are allowed after so many visits. It grows with the looks that there were, so that all of them together raise a false alarm with
 * the promised chance (Robbins' normal mixture, tightest from some hundred visits on), a third of it for each harm.
 */
function limitOf(size: number): number {
  const early = 10;
  const chance = (2 * falseAlarms) / harms.length;
  return Math.sqrt((1 + early / size) * (Math.log(1 + size / early) + 2 * Math.log(1 / chance)));
}
