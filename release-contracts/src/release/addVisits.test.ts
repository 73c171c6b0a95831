import { addVisits, noVisits } from './addVisits.ts';

const one = {
  visits: 10,
  throws: 1,
  completions: 4,
  timed: 9,
  logSeconds: 2.5,
  logSecondsSquared: 1.5,
  vitals: { tickets: { inp: { 9: 2 } } },
};
const other = {
  visits: 3,
  throws: 2,
  completions: 1,
  timed: 2,
  logSeconds: -0.5,
  logSecondsSquared: 0.25,
  vitals: { tickets: { inp: { 9: 1, 10: 4 }, lcp: { 60: 1 } }, basket: { cls: { 0: 3 } } },
};

test('visits are added, each figure separately, and no visits add zero', () => {
  expect(addVisits(one, other)).toEqual({
    visits: 13,
    throws: 3,
    completions: 5,
    timed: 11,
    logSeconds: 2,
    logSecondsSquared: 1.75,
    vitals: { tickets: { inp: { 9: 3, 10: 4 }, lcp: { 60: 1 } }, basket: { cls: { 0: 3 } } },
  });
  expect(addVisits(noVisits, one)).toEqual(one);
});
