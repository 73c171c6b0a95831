import { availableParallelism, loadavg } from 'node:os';

/** The usual number of runnable processes: the shop, its shoppers and the test itself. */
const usualLoad = 2;

/**
 * Converts a promised time in seconds to the time limit of a test in milliseconds. If other programs use the processors
 * too, the limit is multiplied by the machine's current load.
 */
export const promisedMilliseconds = (seconds: number): number => {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism() / usualLoad;
  return seconds * 1000 * Math.max(1, waiting);
};
