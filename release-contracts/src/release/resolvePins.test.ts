import { createHash } from 'node:crypto';
import type { Pin } from './release.ts';
import { resolvePins } from './resolvePins.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const canary: Pin = { stable: '1.8.0', canary: '1.9.0', basisPoints: 1000, rolloutId: 'solstrand/184' };
const release = (pin: Pin) => ({ pins: { mf_tickets: pin } });
const chosen = (pin: Pin) =>
  new Set(visitors.filter((visitor) => resolvePins(release(pin), visitor).mf_tickets?.reason === 'in-canary'));

test('a canary at 10 percent goes to about 10 percent of the visitors; the rest keep the stable version [FED-04]', () => {
  const inCanary = chosen(canary);
  expect(inCanary.size).toBeGreaterThan(900);
  expect(inCanary.size).toBeLessThan(1100);
  for (const visitor of visitors) {
    const expected = inCanary.has(visitor) ? '1.9.0' : '1.8.0';
    expect(resolvePins(release(canary), visitor).mf_tickets?.version).toBe(expected);
  }
});

test('the bucket is sha256(visitor | rolloutId) mod 10000', () => {
  const digest = createHash('sha256').update('visitor-7|solstrand/184').digest('hex');
  expect(resolvePins(release(canary), 'visitor-7').mf_tickets).toMatchObject({
    bucket: Number(BigInt(`0x${digest}`) % 10_000n),
  });
});

test('a visitor keeps their assignment when the canary gets another version [FED-04]', () => {
  expect(chosen({ ...canary, canary: '1.9.1' })).toEqual(chosen(canary));
});

test('a growing share removes no visitor from the canary [FED-04]', () => {
  expect(chosen({ ...canary, basisPoints: 2500 }).isSupersetOf(chosen(canary))).toBe(true);
});

test('another roll-out selects other visitors', () => {
  const other = chosen({ ...canary, rolloutId: 'solstrand/190' });
  expect(other.intersection(chosen(canary)).size).toBeLessThan(200);
});

test('remotes of one roll-out select the same visitors, so that a set stays together', () => {
  const pins = { mf_tickets: canary, mf_basket: { ...canary, stable: '2.0.0', canary: '2.1.0' } };
  for (const visitor of visitors.slice(0, 500)) {
    const resolved = resolvePins({ pins }, visitor);
    expect(resolved.mf_tickets?.reason).toBe(resolved.mf_basket?.reason);
  }
});

test('0 basis points select no visitor, 10000 select all visitors', () => {
  expect(chosen({ ...canary, basisPoints: 0 }).size).toBe(0);
  expect(chosen({ ...canary, basisPoints: 10_000 }).size).toBe(visitors.length);
});

test('without a canary all visitors get the stable version', () => {
  expect(resolvePins(release({ stable: '1.8.0' }), 'anybody')).toEqual({
    mf_tickets: { version: '1.8.0', reason: 'stable' },
  });
});

test('the result says if a visitor is outside the canary, and a canary with a missing part counts as stable', () => {
  const nobody = resolvePins(release({ ...canary, basisPoints: 0 }), 'visitor-7').mf_tickets;
  expect(nobody).toMatchObject({ version: '1.8.0', reason: 'outside-canary', basisPoints: 0 });
  for (const part of ['canary', 'basisPoints', 'rolloutId']) {
    const pin = { ...canary, basisPoints: 10_000, [part]: undefined };
    expect(resolvePins(release(pin), 'visitor-7').mf_tickets).toEqual({ version: '1.8.0', reason: 'stable' });
  }
});
