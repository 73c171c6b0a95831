import { availableParallelism, loadavg } from 'node:os';

/** How much of the work that waits for a processor counts as usual: the shop, its shoppers and the test itself. */
const usualLoad = 2;

/**
 * The milliseconds that a promise in seconds is given on this machine at this moment: those seconds, or as many times more as other
 * programs have to wait in line here too.
 */
export const promisedMilliseconds = (seconds: number): number => {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism() / usualLoad;
  return seconds * 1000 * Math.max(1, waiting);
};
