import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { countsOf, p75, vitalNames } from '@festival/release-contracts/release/visitVitals';
import { vitalHeads, vitalValue } from '../figures/vitalText.ts';
import { percentText } from '../releases/releaseText.ts';
import type { Trial } from '../watch/trial.ts';

const heads = ['remote', 'share', 'version', 'visits', 'threw', 'completed', 'usable after', ...vitalHeads];

/** The numbers of a lane: the median time (if times are lognormal), and the 75th percentiles of what visitors felt. */
const numbers = ({ visits, throws, completions, timed, logSeconds, vitals }: LaneVisits): string[] => [
  String(visits),
  String(throws),
  String(completions),
  timed === 0 ? '-' : `${Math.exp(logSeconds / timed).toFixed(2)} s`,
  ...vitalNames.map((name) => vitalValue(name, p75(countsOf(vitals, name)))),
];

const rowsOf = (trials: Readonly<Record<string, Trial>>, state = ''): string[][] =>
  Object.entries(trials).flatMap(([remote, { pin, stages }]) =>
    stages.flatMap(({ basisPoints, stable, canary }) => [
      [remote, percentText(basisPoints), `canary ${pin.canary}${state}`, ...numbers(canary)],
      ['', '', `stable ${pin.stable}`, ...numbers(stable)],
    ]),
  );

type Trials = Readonly<Record<string, Trial>>;

/** The rows of a brand's canaries beside the stable versions, by the shares that they have had; empty without visits. */
export function trialRows({ trials, ended }: { trials: Trials; ended: Trials }): string[][] {
  const rows = [...rowsOf(trials), ...rowsOf(ended, ', ended')];
  return rows.length === 0 ? [] : [heads, ...rows];
}
