import { noVisits } from '@festival/release-contracts/release/addVisits';
import { healthLog } from './healthLog.ts';

let minutes = 0;
const now = () => new Date(Date.UTC(2026, 10, 20, 10, minutes));
beforeEach(() => {
  minutes = 0;
});

const pin = { stable: '1.0.0', canary: '1.1.0', basisPoints: 1000, rolloutId: 'solstrand/1' };
const report = (stable: number, canary: number) => ({
  trials: {
    mf_tickets: { pin, stable: { ...noVisits, visits: stable }, canary: { ...noVisits, visits: canary, throws: 1 } },
  },
});

test('reports of one version are added up in intervals of five minutes, and kept for two hours', () => {
  const health = healthLog(now);
  health.count('solstrand', report(10, 2));
  minutes = 4;
  health.count('solstrand', report(5, 0));
  minutes = 6;
  health.count('solstrand', report(1, 1));
  const stable = health.of('solstrand', 'mf_tickets', '1.0.0');
  expect(stable.sums.visits).toBe(16);
  expect(stable.series.slice(-3).map(({ visits }) => visits)).toEqual([0, 15, 1]);
  expect(health.of('solstrand', 'mf_tickets', '1.1.0').sums).toMatchObject({ visits: 3, throws: 3 });
  expect(health.of('nachtwoud', 'mf_tickets', '1.0.0').sums).toEqual(noVisits);

  minutes = 119;
  expect(health.of('solstrand', 'mf_tickets', '1.0.0').sums.visits).toBe(16);
  minutes = 121;
  expect(health.of('solstrand', 'mf_tickets', '1.0.0').sums.visits).toBe(1);
  minutes = 300;
  expect(health.of('solstrand', 'mf_tickets', '1.0.0').series.every(({ visits }) => visits === 0)).toBe(true);
});
