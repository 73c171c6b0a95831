import { pinSchema } from './release.ts';

test('a canary is complete or absent', () => {
  const whole = { stable: '1.8.0', canary: '1.9.0', basisPoints: 1000, rolloutId: 'solstrand/184' };
  expect(pinSchema.safeParse(whole).success).toBe(true);
  expect(pinSchema.safeParse({ stable: '1.8.0' }).success).toBe(true);
  for (const part of ['canary', 'basisPoints', 'rolloutId']) {
    expect(pinSchema.safeParse({ ...whole, [part]: undefined }).success).toBe(false);
  }
});
