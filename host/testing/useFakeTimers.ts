import { settled } from './fakeShopApi.ts';

/** Uses timers that the test advances; answers still arrive without it. */
export const useFakeTimers = (): void => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
};

/** Lets time pass, and waits for its effects. */
export const pass = async (milliseconds: number): Promise<void> => {
  jest.advanceTimersByTime(milliseconds);
  await settled();
};
