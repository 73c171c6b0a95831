import { latePatience, patience, pollDelay } from './pollDelay.ts';

const pending = { status: 'pending' } as const;

test('a settled payment is not polled [PAY-04]', () => {
  for (const status of ['completed', 'error', 'canceled'] as const) expect(pollDelay({ status }, 0, 0)).toBeNull();
  expect(pollDelay({ status: 'failed', refunded: 7300 }, 0, 0)).toBeNull();
});

test('a failed payment is polled for a minute, since a late payment may follow [PAY-04]', () => {
  expect(pollDelay({ status: 'failed' }, 0, 0)).toBe(1);
  expect(pollDelay({ status: 'failed' }, 9, latePatience - 1)).toBe(60);
  expect(pollDelay({ status: 'failed' }, 9, latePatience)).toBeNull();
});

test('a pending payment, or one without an answer, is polled with growing delays, up to a minute [PAY-04]', () => {
  const delays = Array.from({ length: 20 }, (_, attempt) => pollDelay(pending, attempt, 0) ?? 0);
  expect(delays[0]).toBe(1);
  expect(delays.every((delay, index) => index === 0 || delay >= (delays[index - 1] ?? 0))).toBe(true);
  expect(Math.max(...delays)).toBe(60);
  expect(pollDelay(null, 3, 10)).toBe(5);
});

test('polling ends after the 2 hours that a confirmation may take [PAY-04]', () => {
  expect(patience).toBe(2 * 60 * 60);
  expect(pollDelay(pending, 200, patience - 1)).toBe(60);
  expect(pollDelay(pending, 200, patience)).toBeNull();
});
