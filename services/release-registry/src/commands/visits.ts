import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import { countsOf, p75, vitalNames } from '@festival/release-contracts/release/visitVitals';
import { vitalHeads, vitalValue } from '../figures/vitalText.ts';
import { percentText } from '../releases/releaseText.ts';
import type { Trial } from '../watch/trial.ts';
import { columns } from './columns.ts';
import { command, done, refused } from './command.ts';

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

export const visits = command({
  usage: 'festival-release visits --brand <brand>',
  summary:
    'how a brand’s canaries do beside the stable versions, by the shares that they have had, or did until they ended',
  required: ['brand'],
  optional: [],
  async run({ client, options: { brand } }) {
    const found = await client.visits(brand);
    if (!found.ok) return refused(found.error);
    const rows = [...rowsOf(found.value.trials), ...rowsOf(found.value.ended, ', ended')];
    if (rows.length === 0) return done(found.value, `No visits of a canary of ${brand} were counted.`);
    return done(found.value, ...columns([heads, ...rows]));
  },
});
