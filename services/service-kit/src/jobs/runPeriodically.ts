import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs the work repeatedly, with a pause of `pause` milliseconds after each run, failed or not. `stop` waits for the
 * current run.
 */
export function runPeriodically(
  work: () => Promise<unknown>,
  pause: number,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await work().catch(onError);
      // `stop` ends the pause early.
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
