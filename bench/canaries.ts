/**
 * Simulates visitors to measure how soon a bad canary is taken back, and how often a good one is taken back by mistake (the rule of decision 0098).
 * Settings: `CANARIES`, the number of each kind (1,000); a word selects the kinds whose name contains it.
 */
import { good, type Nature, quantile, seeds, simulateCanary } from '@festival/release-registry/testing/simulatedCanary';

type Kind = { name: string; canary: Nature; stable?: Nature; shares?: readonly number[]; visits?: number };

const tenth = [0.1];
const noisy: Nature = { ...good, throws: 0.05, completes: 0.05 };

/** Canaries as good as their stable version: taking one back is a false alarm. */
const equal: Kind[] = [
  { name: 'equal, a tenth', canary: good, visits: 10_000 },
  { name: 'equal, half', canary: good, shares: [0.5], visits: 4_000 },
  { name: 'equal, 1 %, 5 %, 25 %', canary: good, shares: [0.01, 0.05, 0.25], visits: 4_000 },
  { name: 'equal, 5 in 100 throw anyway', canary: noisy, stable: noisy, visits: 10_000 },
];

const worse: Kind[] = [
  { name: '2 in 100 visits more throw', canary: { ...good, throws: good.throws + 0.02 }, visits: 60_000 },
  { name: 'INP plus 30 %', canary: { ...good, inp: good.inp * 1.3 }, visits: 60_000 },
  { name: 'LCP plus 20 %', canary: { ...good, lcp: good.lcp * 1.2 }, visits: 60_000 },
  {
    name: 'completions minus 5 in 100 visits',
    canary: { ...good, completes: good.completes - 0.05 },
    shares: [0.25],
    visits: 80_000,
  },
  {
    name: 'completions minus 5 %',
    canary: { ...good, completes: good.completes * 0.95 },
    shares: [0.25],
    visits: 160_000,
  },
  { name: 'throws 2 % more often than before', canary: { ...good, throws: good.throws * 1.02 }, visits: 10_000 },
  { name: 'plain: throws on half of its visits', canary: { ...good, throws: 0.5 } },
  { name: 'plain: each press 300 ms later', canary: { ...good, inpLater: 300 } },
  { name: 'plain: painted three times as late', canary: { ...good, lcp: good.lcp * 3 } },
  { name: 'painted twice as late', canary: { ...good, lcp: good.lcp * 2 } },
];

const count = Number(process.env.CANARIES ?? 1_000);
const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, column) => String(cell).padEnd([38, 12, 8, 8, 8, 24][column] ?? 0)).join(''));

console.log(`${count} canaries of each kind; visitors with the canary when it was taken back\n`);
row(['kind', 'taken back', 'median', 'p90', 'p95', 'for']);
const asked = process.argv[2] ?? '';
for (const { name, canary, stable, shares = tenth, visits = 20_000 } of [...equal, ...worse]) {
  if (!name.includes(asked)) continue;
  const runs = seeds(count).map((seed) => simulateCanary({ canary, stable: stable ?? good, shares, visits, seed }));
  const back = runs.filter(({ verdict }) => verdict !== null);
  // A canary that is never taken back counts as slower than all others.
  const seen = runs.map((run) => (run.verdict === null ? Number.POSITIVE_INFINITY : run.seen));
  const [median, p90, p95] = [0.5, 0.9, 0.95].map((part) => quantile(seen, part));
  const harms = [...new Set(back.map(({ verdict }) => verdict?.harm))].join(', ');
  row([name, `${back.length}`, ...[median, p90, p95].map((one) => (Number.isFinite(one) ? String(one) : '-')), harms]);
}
