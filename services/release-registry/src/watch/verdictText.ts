import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { countsOf, p75, sizeOf, type VitalName } from '@festival/release-contracts/release/visitVitals';
import { vitalText } from '../figures/vitalText.ts';
import { type Harm, limit, type Verdict } from './judgeCanary.ts';

type Judged = { remote: string; stable: string; canary: string; verdict: Verdict };

const seconds = ({ timed, logSeconds }: LaneVisits): string => `${Math.exp(logSeconds / timed).toFixed(2)} s`;

const upper =
  (name: VitalName) =>
  ({ vitals }: LaneVisits): string => {
    const counts = countsOf(vitals, name);
    return `had ${vitalText(name, p75(counts))} at the 75th percentile of ${sizeOf(counts)} visits`;
  };

const facts: Record<Harm, (of: LaneVisits) => string> = {
  throws: ({ throws, visits }) => `threw in ${throws} of ${visits} visits`,
  slower: (of) => `could be used after ${seconds(of)} (${of.timed} visits)`,
  inp: upper('inp'),
  lcp: upper('lcp'),
  unfinished: ({ completions, visits }) => `was completed in ${completions} of ${visits} visits`,
};

/** The reason in the history why a canary was taken back: the counts of both lanes, and by how much the limit was exceeded. */
export function verdictText({ remote, stable, canary, verdict }: Judged): string {
  const { harm, score, stage } = verdict;
  const [of, other] = [stage.canary, stage.stable].map(facts[harm]);
  return `taken back by itself: ${remote} ${canary} ${of}, ${stable} ${other}; ${score.toFixed(1)} standard errors apart, ${limit} are allowed`;
}
