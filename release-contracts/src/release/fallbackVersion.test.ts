import { fallbackVersion } from './fallbackVersion.ts';
import type { Pin, Release } from './release.ts';

const release = (pin: Pin): Release => ({
  brand: 'solstrand',
  revision: 3,
  parent: 2,
  by: 'ada',
  reason: 'test',
  at: '2026-11-01T10:00:00.000Z',
  pins: { mf_tickets: pin },
});
const canary = { stable: '1.8.0', canary: '1.9.0', basisPoints: 1000, rolloutId: 'solstrand/3' };
const fallbacks = { mf_tickets: '1.7.0' };

test('a broken canary falls back to the version of the other visitors, and that version falls back to the former one [FED-05]', () => {
  const document = { release: release(canary), fallbacks, canaryFallbacks: { mf_tickets: '1.8.0' } };
  expect(fallbackVersion(document, 'mf_tickets', '1.9.0')).toBe('1.8.0');
  expect(fallbackVersion(document, 'mf_tickets', '1.8.0')).toBe('1.7.0');
});

test('with a broken stable version, a broken canary falls back to the version that the registry names [FED-05]', () => {
  const document = { release: release(canary), fallbacks, canaryFallbacks: { mf_tickets: '1.7.0' } };
  expect(fallbackVersion(document, 'mf_tickets', '1.9.0')).toBe('1.7.0');
});

test('an earlier registry names no fall-backs of canaries: they fall back to the stable version [FED-05]', () => {
  expect(fallbackVersion({ release: release(canary), fallbacks }, 'mf_tickets', '1.9.0')).toBe('1.8.0');
});

test('no version falls back to itself, and without an earlier version there is no fall-back', () => {
  const document = { release: release({ stable: '1.8.0' }), fallbacks: { mf_tickets: '1.8.0' } };
  expect(fallbackVersion(document, 'mf_tickets', '1.8.0')).toBeUndefined();
  expect(fallbackVersion({ ...document, fallbacks: {} }, 'mf_tickets', '1.8.0')).toBeUndefined();
  expect(fallbackVersion({ ...document, fallbacks: {} }, 'mf_basket', '1.8.0')).toBeUndefined();
});
