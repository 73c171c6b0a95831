import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does a piece of work again and again, `pause` milliseconds after it ended, whether it failed or not.
 * `stop` waits for the one under way.
 */
export function repeatedly(
  work: () => Promise<unknown>,
  pause: number,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await work().catch(onError);
      // Ended early by stopping; leaves nothing on the signal, which lives as long as the service.
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
