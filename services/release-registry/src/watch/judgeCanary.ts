import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { countsOf, p75, sizeOf, upperQuarter, type VitalName } from '@festival/release-contracts/release/visitVitals';

/**
 * The visits of a canary and of the stable version in one period, in which the canary's share of the visitors did not
 * change.
 */
export type Stage = { stable: LaneVisits; canary: LaneVisits };

/** The measure in which a canary is worse than the stable version. */
export type Harm = 'throws' | 'slower' | 'inp' | 'lcp' | 'unfinished';

/** A canary that failed, and the stage in which it did. `score` is the number of standard errors by which it is worse. */
export type Verdict = { harm: Harm; score: number; stage: Stage };

/** The minimum numbers for a judgement: of visits in each lane, and of visits that threw. */
export const floor = { visits: 16, throws: 5 };

/**
 * The allowed number of standard errors. With it, of a hundred canaries that are as good as their stable version at most
 * one is taken back, though they are judged after every visit.
 */
export const limit = 4.5;

/** The values of a lane's visits: their number, their sum and the sum of their squares. A visit that counts has the value 1. */
type Sample = { size: number; sum: number; squares: number };

type Compared = { stable: Sample; canary: Sample };

const share = (size: number, sum: number): Sample => ({ size, sum, squares: sum });

const ofLanes = ({ stable, canary }: Stage, read: (lane: LaneVisits) => Sample): Compared => ({
  stable: read(stable),
  canary: read(canary),
});

/** The visits above the stable version's 75th percentile: a quarter of each lane, if the lanes are alike. */
function slowVisits({ stable, canary }: Stage, name: VitalName): Compared {
  const limit = upperQuarter(countsOf(stable.vitals, name));
  // Of the bucket that contains the percentile, only a part is above it.
  const partAbove = (bucket: number): number => {
    if (limit === null || bucket < limit.bucket) return 0;
    return bucket > limit.bucket ? 1 : 1 - limit.part;
  };
  return ofLanes({ stable, canary }, ({ vitals }) => {
    const counts = countsOf(vitals, name);
    return share(sizeOf(counts), sizeOf(counts.map((count, bucket) => count * partAbove(bucket))));
  });
}

const atLeast = (ratio: number, one: number, other: number): boolean => one >= ratio * other;

/** Whether the 75th percentile is 10 % later, and by a number of milliseconds that a person notices. */
function isLater({ stable, canary }: Stage, name: VitalName, least: number): boolean {
  const [before, after] = [stable, canary].map(({ vitals }) => p75(countsOf(vitals, name)) ?? 0) as [number, number];
  return atLeast(1.1, after, before) && after - before >= least;
}

const meanOf = ({ size, sum }: Sample): number => sum / size;

/** For each harm: the values that are compared, and whether the difference is large enough to be one. */
const rules: Record<
  Harm,
  { read: (stage: Stage) => Compared; isLarge: (stage: Stage, compared: Compared) => boolean }
> = {
  throws: {
    read: (stage) => ofLanes(stage, ({ visits, throws }) => share(visits, Math.min(throws, visits))),
    isLarge: (_, { stable, canary }) => canary.sum >= floor.throws && meanOf(canary) - meanOf(stable) >= 0.01,
  },
  slower: {
    read: (stage) =>
      ofLanes(stage, ({ timed, logSeconds, logSecondsSquared }) => ({
        size: timed,
        sum: logSeconds,
        squares: logSecondsSquared,
      })),
    isLarge: (_, { stable, canary }) => meanOf(canary) - meanOf(stable) >= Math.log(1.1),
  },
  inp: { read: (stage) => slowVisits(stage, 'inp'), isLarge: (stage) => isLater(stage, 'inp', 16) },
  lcp: { read: (stage) => slowVisits(stage, 'lcp'), isLarge: (stage) => isLater(stage, 'lcp', 50) },
  unfinished: {
    read: (stage) => ofLanes(stage, ({ visits, completions }) => share(visits, Math.max(0, visits - completions))),
    isLarge: (_, { stable, canary }) => atLeast(1.025, 1 - meanOf(stable), 1 - meanOf(canary)),
  },
};
const harms = Object.keys(rules) as Harm[];

/**
 * Compares a canary with the stable version by the rule of decision 0098, in each stage by itself. Returns what is
 * worse, or null. It may be called after every visit. [BYD-08]
 */
export function judgeCanary(stages: readonly Stage[]): Verdict | null {
  for (const harm of harms) {
    for (const stage of stages) {
      const compared = rules[harm].read(stage);
      if (Math.min(compared.stable.size, compared.canary.size) < floor.visits) continue;
      const score = standardErrors(compared);
      if (score > limit && rules[harm].isLarge(stage, compared)) return { harm, score, stage };
    }
  }
  return null;
}

/** By how many standard errors the canary's mean is above the stable version's, if both lanes have the same spread. */
function standardErrors({ stable, canary }: Compared): number {
  const size = stable.size + canary.size;
  const mean = (stable.sum + canary.sum) / size;
  const spread = Math.max(0, (stable.squares + canary.squares) / size - mean ** 2);
  return (meanOf(canary) - meanOf(stable)) / Math.sqrt(spread * (1 / stable.size + 1 / canary.size));
}
