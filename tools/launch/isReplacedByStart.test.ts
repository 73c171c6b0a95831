import { isReplacedByStart } from './isReplacedByStart.ts';

const local = '1.0.0-local.h1f2e3d';
const canary = { canary: '1.1.0', basisPoints: 1000, rolloutId: 'solstrand/2' };

test('a start replaces a remote without a version, and a locally built one', () => {
  expect(isReplacedByStart(undefined, new Set())).toBe(true);
  expect(isReplacedByStart({ stable: local }, new Set())).toBe(true);
});

test('a person’s choice stays: a named version, or a canary next to a local one', () => {
  expect(isReplacedByStart({ stable: '1.1.0' }, new Set())).toBe(false);
  expect(isReplacedByStart({ stable: local, ...canary }, new Set(['1.0.9']))).toBe(false);
});

test("a version that the host can't run is replaced, even if a person chose it", () => {
  expect(isReplacedByStart({ stable: '1.1.0' }, new Set(['1.1.0']))).toBe(true);
  expect(isReplacedByStart({ stable: local, ...canary }, new Set(['1.1.0']))).toBe(true);
});
