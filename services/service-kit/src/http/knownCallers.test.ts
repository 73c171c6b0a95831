import { knownCallers } from './knownCallers.ts';

test('a caller is known until half an hour after its last response, and unknown callers are not', () => {
  let now = 0;
  const known = knownCallers(() => now);
  known.add('cart token');
  expect([known.has('cart token'), known.has('cart other')]).toEqual([true, false]);
  now += 29 * 60_000;
  known.add('cart token');
  now += 29 * 60_000;
  expect(known.has('cart token')).toBe(true);
  now += 60_000;
  expect(known.has('cart token')).toBe(false);
});
