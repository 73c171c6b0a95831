import { hourlyOf } from './hourlyOf.ts';

const at = (time: string, visits: number) => ({
  ...{ at: `2026-11-${time}:00:00.000Z`, visits, throws: 1, completions: 0, orders: 0, cents: 0 },
  ...{ timed: 0, logSeconds: 0, logSecondsSquared: 0, p75: {} },
});

test('hours without a visit are included, even across midnight, and the chart covers at least a day', () => {
  const none = { visits: 0, throws: 0 };
  expect(hourlyOf([at('20T22', 5), at('21T01', 2)])).toEqual([
    ...Array(20).fill(none),
    { visits: 5, throws: 1 },
    none,
    none,
    { visits: 2, throws: 1 },
  ]);
  expect(hourlyOf([at('19T22', 5), at('21T01', 2)])).toHaveLength(28);
  expect(hourlyOf([])).toEqual([]);
});
