import { delayWithin } from './delayWithin.ts';

const range = { least: 1_000, most: 10_000 };

test('the delay is within its range for any random number [OVL-04]', () => {
  expect([0, 0.5, 1].map((drawn) => delayWithin(range, () => drawn))).toEqual([1_000, 5_500, 10_000]);
});

test('shoppers wait for different lengths of time [OVL-04]', () => {
  const delays = Array.from({ length: 50 }, () => delayWithin(range));
  expect(new Set(delays).size).toBeGreaterThan(25);
  expect(delays.every((delay) => delay >= 1_000 && delay <= 10_000)).toBe(true);
});
