import { growingPause } from './growingPause.ts';

test('the pause doubles after each crash, up to half a minute', () => {
  const { next } = growingPause();
  expect(Array.from({ length: 9 }, () => next(0))).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a part that ran for a while restarts at once', () => {
  const { next } = growingPause();
  for (let death = 0; death < 5; death += 1) next(100);
  expect(next(10_000)).toBe(250);
  expect(next(9_999)).toBe(500);
});
