import { isReplacedByStart } from './isReplacedByStart.ts';

const local = '1.0.0-local.h1f2e3d';
const canary = { canary: '1.1.0', basisPoints: 1000, rolloutId: 'solstrand/2' };

test('a start replaces a remote that has no version yet, and a local one', () => {
  expect(isReplacedByStart(undefined, new Set())).toBe(true);
  expect(isReplacedByStart({ stable: local }, new Set())).toBe(true);
});

test('what a person decided stays: a named version, or a canary beside a local one', () => {
  expect(isReplacedByStart({ stable: '1.1.0' }, new Set())).toBe(false);
  expect(isReplacedByStart({ stable: local, ...canary }, new Set(['1.0.9']))).toBe(false);
});

test('what the host can not run is replaced, even if a person decided it', () => {
  expect(isReplacedByStart({ stable: '1.1.0' }, new Set(['1.1.0']))).toBe(true);
  expect(isReplacedByStart({ stable: local, ...canary }, new Set(['1.1.0']))).toBe(true);
});
