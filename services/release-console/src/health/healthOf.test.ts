import { healthOf } from './healthOf.ts';

const health = (sums: { visits: number; throws?: number; timed?: number; logSeconds?: number }) =>
  healthOf({
    sums: { throws: 0, timed: 0, logSeconds: 0, completions: 0, logSecondsSquared: 0, ...sums },
    p75: {},
    series: [],
  });

test.each([
  [{ visits: 0 }, 'quiet', 'no visits in two hours'],
  [{ visits: 1 }, 'well', '1 visit, none threw'],
  [{ visits: 40, timed: 2, logSeconds: 2 * Math.log(1.5) }, 'well', '40 visits, none threw, usable after 1.50 s'],
  [{ visits: 40, throws: 4 }, 'some', '4 of 40 visits threw'],
  [{ visits: 400, throws: 5 }, 'bad', '5 of 400 visits threw'],
  [{ visits: 4000, throws: 5 }, 'some', '5 of 4000 visits threw'],
])('%j is %s: %s', (sums, tone, text) => {
  expect(health(sums)).toEqual({ tone, text });
});
