import { basisPointsOf } from './basisPointsOf.ts';

test.each([
  ['10', 1000],
  [' 12.5 ', 1250],
  ['12,5', 1250],
  ['0.01', 1],
  ['99.99', 9999],
  ['0', null],
  ['0.001', null],
  ['100', null],
  ['-5', null],
  ['ten', null],
  ['', null],
])('%j is %j basis points', (typed, points) => {
  expect(basisPointsOf(typed)).toBe(points);
});
