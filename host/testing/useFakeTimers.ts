import { settled } from './fakeShopApi.ts';

/** Timers that the test advances, while answers still arrive by themselves. */
export const useFakeTimers = (): void => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
};

/** Lets time pass, with its effects. */
export const pass = async (milliseconds: number): Promise<void> => {
  jest.advanceTimersByTime(milliseconds);
  await settled();
};
