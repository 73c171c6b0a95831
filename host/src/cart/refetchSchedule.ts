import type { Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** Milliseconds without a press before the cart is fetched again: longer than between quick presses [CNT-04]. */
export const refetchQuiet = 600;

const firstPause = 1_000;
const longestPause = 30_000;

/** Milliseconds before a failed fetch is tried again: twice as long each time, and never the same in all browsers at once. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** failures) * (0.75 + Math.random() / 4);

/** No answer, a server in trouble or a crowd: trying again may help. A bug stays one. */
const isPassing = ({ code, status }: ShopError): boolean =>
  code !== 'unexpected' && (status === 0 || status >= 500 || status === 408 || status === 429);

export interface RefetchSchedule {
  /** A fetch is due once nothing has been written for `after` milliseconds. */
  schedule(after: number): void;
  /** A write comes first: a fetch under way is given up, and is due again after it. */
  interrupt(): void;
  /** No write waits or runs any more. */
  resume(): void;
  /** No fetch is due any more, and one under way is given up. */
  cancel(): void;
}

/**
 * When the cart is fetched again: once after the last of several writes, when nothing waits, and again after growing
 * pauses while it fails [CNT-04]. A write never waits for it.
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
    if (!result.ok && isPassing(result.error)) schedule(pauseAfter(failures));
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
      if (running) dueAfter = refetchQuiet;
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
