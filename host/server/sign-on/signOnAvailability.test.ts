import { setTimeout as wait } from 'node:timers/promises';
import { signOnAvailability } from './signOnAvailability.ts';

const start = () => {
  const issuer = { isAway: false, checks: 0, at: 0 };
  const onError = jest.fn();
  const isAvailable = signOnAvailability({
    client: {
      check: async () => {
        issuer.checks += 1;
        if (issuer.isAway) throw new Error('away');
      },
    },
    now: () => issuer.at,
    onError,
  });
  return { issuer, onError, isAvailable };
};

test('an issuer that stops answering counts as unavailable within 10 s, and as available once it answers again [SSO-01]', async () => {
  const { issuer, onError, isAvailable } = start();
  expect(await isAvailable()).toBe(true);
  issuer.isAway = true;
  issuer.at = 10_000;
  expect([await isAvailable(), issuer.checks]).toEqual([true, 1]);
  issuer.at = 10_001;
  expect([await isAvailable(), issuer.checks, onError.mock.calls.length]).toEqual([false, 2, 1]);
  issuer.isAway = false;
  issuer.at = 20_002;
  expect(await isAvailable()).toBe(true);
});

test('a page waits for the issuer for one second at most, and continues without sign-in [SSO-01, SSO-04]', async () => {
  const isAvailable = signOnAvailability({
    client: { check: () => new Promise(() => {}) },
    now: () => 0,
    onError: () => {},
  });
  // Timers of one process run in the order of their times, even on a busy machine.
  const ended: string[] = [];
  const timers = [900, 1_100].map((milliseconds) => wait(milliseconds).then(() => ended.push(`${milliseconds} ms`)));
  const answered = isAvailable().then((answer) => ended.push(`answered ${answer}`));
  await Promise.all([...timers, answered]);
  expect(ended).toEqual(['900 ms', 'answered false', '1100 ms']);
});
