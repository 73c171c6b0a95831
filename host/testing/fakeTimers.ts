import { settled } from './fakeShopApi.ts';

/** Timers that the test moves on, while answers still arrive by themselves. */
export const useFakeTimers = (): void => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
};

/** Lets time pass, and whatever it sets going. */
export const pass = async (milliseconds: number): Promise<void> => {
  jest.advanceTimersByTime(milliseconds);
  await settled();
};
