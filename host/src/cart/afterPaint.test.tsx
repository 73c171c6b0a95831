import { afterPaint } from './afterPaint.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const waitFrom = () => {
  const begun = Date.now();
  return afterPaint().then(() => Date.now() - begun);
};

test('it waits for the next frame', async () => {
  const waited = waitFrom();
  await jest.advanceTimersByTimeAsync(100);
  expect(await waited).toBeLessThan(20);
});

test('a page that paints no frames waits no longer than 50 ms', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const waited = waitFrom();
  await jest.advanceTimersByTimeAsync(100);
  expect(await waited).toBe(50);
});
