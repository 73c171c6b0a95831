import { addCounted } from '@festival/release-contracts/release/addVisits';
import { vitalNames } from '@festival/release-contracts/release/visitVitals';
import type { Figures, RemoteFigures } from '../figures/versionFigures.ts';
import { vitalHeads, vitalValue } from '../figures/vitalText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';
import { trialRows } from './trialRows.ts';

const heads = ['version', 'when', 'visits', 'threw', 'completed', 'orders', 'sales', ...vitalHeads];

const numbers = ({ visits, throws, completions, orders, cents, p75 }: Figures): string[] => [
  ...[visits, throws, completions, orders].map(String),
  (cents / 100).toFixed(2),
  ...vitalNames.map((name) => vitalValue(name, p75[name] ?? null)),
];

/**
 * The rows of a version's days or hours. A day's percentiles are those of its hour with the most visits, because
 * percentiles can't be added up.
 */
function rowsOf(version: string, { sums, hours }: RemoteFigures['versions'][string], byHour: boolean): string[][] {
  const periods = new Map<string, Figures>();
  for (const { at, ...hour } of hours) {
    const period = byHour ? `${at.slice(0, 10)} ${at.slice(11, 16)}` : at.slice(0, 10);
    const { p75: former = {}, ...known } = periods.get(period) ?? {};
    const { p75, ...counts } = hour;
    const most = 'visits' in known && Number(known.visits) > hour.visits ? former : p75;
    periods.set(period, { ...addCounted(known as typeof counts, counts), p75: most });
  }
  return [
    [version, '14 days', ...numbers(sums)],
    ...[...periods].map(([period, figures]) => ['', period, ...numbers(figures)]),
  ];
}

export const figures = command({
  usage: 'festival-release figures --brand <brand> [<remote> [--hours]]',
  summary:
    'visits, errors, completions, sales and what pages felt like (p75), by version and day of the last 14; without a remote, canaries beside the stable versions',
  required: ['brand'],
  optional: [],
  flags: ['hours'],
  async run({ client, words: [remote, ...more], options: { brand }, flags }) {
    if (more.length > 0) return misused('Name one remote, as in mf_tickets, or none to see the canaries.');
    if (remote === undefined) {
      const visits = await client.visits(brand);
      if (!visits.ok) return refused(visits.error);
      const rows = trialRows(visits.value);
      if (rows.length === 0) return done(visits.value, `No visits of a canary of ${brand} were counted.`);
      return done(visits.value, ...columns(rows));
    }
    const found = await client.figures(brand, remote);
    if (!found.ok) return refused(found.error);
    const rows = Object.entries(found.value.versions).flatMap(([version, one]) =>
      rowsOf(version, one, flags.has('hours')),
    );
    if (rows.length === 0) return done(found.value, `No visits of ${remote} were counted for ${brand} in 14 days.`);
    return done(found.value, ...columns([heads, ...rows]));
  },
});
