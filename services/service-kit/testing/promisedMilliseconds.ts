import { availableParallelism, loadavg } from 'node:os';

/** The usual number of runnable processes: the shop, its shoppers and the test itself. */
const usualLoad = 2;

/**
 * The time limit of a test, in milliseconds, for a promise in seconds. It is multiplied by the machine's current load if other programs use its
 * processors too.
 */
export const promisedMilliseconds = (seconds: number): number => {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism() / usualLoad;
  return seconds * 1000 * Math.max(1, waiting);
};
