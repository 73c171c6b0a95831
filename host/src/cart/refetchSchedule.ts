import type { Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/**
 * Milliseconds without a press before the cart is fetched again: longer than the pause between quick presses [CNT-04].
 */
export const quietPeriod = 600;

const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Milliseconds before a failed fetch is repeated: doubled after each failure, and random so that browsers do not retry
 * at the same moment.
 */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** failures) * (0.75 + Math.random() / 4);

/** True for no answer, a server error or too many requests, where a retry may help. A bug is never retried. */
const isTransient = ({ code, status }: ShopError): boolean =>
  code !== 'unexpected' && (status === 0 || status >= 500 || status === 408 || status === 429);

export interface RefetchSchedule {
  /** Plans a fetch after `after` milliseconds without a write. */
  schedule(after: number): void;
  /** A write begins: a running fetch is aborted and planned again after it. */
  interrupt(): void;
  /** No write waits or runs. */
  resume(): void;
  /** Aborts a running fetch and drops a planned one. */
  cancel(): void;
}

/**
 * Plans when the cart is fetched again: once after the last of several writes, when none waits, and after a failure
 * with growing pauses [CNT-04]. A write never waits for a fetch.
 */
export const refetchSchedule = (fetch: (signal: AbortSignal) => Promise<Result>): RefetchSchedule => {
  let dueAfter: number | null = null;
  let isWriting = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  const stop = (): void => {
    clearTimeout(timer);
    running?.abort();
    running = null;
  };
  const run = async (): Promise<void> => {
    dueAfter = null;
    const own = new AbortController();
    running = own;
    const result = await fetch(own.signal);
    if (own.signal.aborted) return;
    running = null;
    failures = result.ok ? 0 : failures + 1;
    if (!result.ok && isTransient(result.error)) schedule(pauseAfter(failures));
  };
  const wait = (): void => {
    if (dueAfter === null || isWriting) return;
    if (dueAfter === 0) void run();
    else timer = setTimeout(() => void run(), dueAfter);
  };
  const schedule = (after: number): void => {
    stop();
    dueAfter = after;
    wait();
  };
  return {
    schedule,
    interrupt() {
      isWriting = true;
      if (running) dueAfter = quietPeriod;
      stop();
    },
    resume() {
      isWriting = false;
      wait();
    },
    cancel() {
      stop();
      dueAfter = null;
    },
  };
};
