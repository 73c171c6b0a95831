import type { Release } from '@festival/release-contracts/release/release';
import { introducingRelease } from './introducingRelease.ts';

const release = (revision: number, stable: string, canary?: string): Release => ({
  brand: 'solstrand',
  revision,
  parent: revision - 1,
  by: 'ada',
  reason: 'because',
  at: '2026-11-20T10:00:00.000Z',
  pins: { mf_tickets: canary ? { stable, canary, basisPoints: 100, rolloutId: 'r' } : { stable } },
});

test('the release that introduced a version is the first of an unbroken series of releases that contain it, as a canary or for all visitors', () => {
  const history = [
    release(5, '1.1.0'),
    release(4, '1.0.0', '1.1.0'),
    release(3, '1.0.0'),
    release(2, '1.1.0'),
    release(1, '1.0.0'),
  ];
  expect(introducingRelease(history, 'mf_tickets', '1.1.0')?.revision).toBe(4);
  expect(introducingRelease(history, 'mf_tickets', '1.0.0')?.revision).toBe(3);
  expect(introducingRelease(history.slice(1), 'mf_tickets', '1.0.0')?.revision).toBe(3);
  expect(introducingRelease(history.slice(4), 'mf_tickets', '1.0.0')?.revision).toBe(1);
  expect(introducingRelease(history, 'mf_tickets', '9.0.0')).toBeUndefined();
});
