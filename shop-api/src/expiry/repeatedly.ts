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
      await rest(pause, stopping.signal);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
