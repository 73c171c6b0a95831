import { type AxiosAdapter, type InternalAxiosRequestConfig, isAxiosError } from 'axios';

/** Milliseconds after the first refusal during which a write is sent again. The limits of a client are reset every minute. */
const patience = 90_000;

/** Milliseconds over which clients that were refused at the same moment spread their retries. */
const spread = 1_000;

export interface KeepTryingOptions {
  /** Called with 1 when a write begins to wait, and with -1 when it is sent again. */
  onWaiting(change: 1 | -1): void;
  /** A random number, at least 0 and below 1. */
  random?: () => number;
}

/**
 * Whether the request has a token of the waiting room, which opens one cart. If the token were sent again after a lost
 * answer, it would be refused, and the visitor would lose the place in the queue.
 */
const hasPass = ({ data }: InternalAxiosRequestConfig): boolean => String(data).includes('"paymentQueueToken"');

/** Milliseconds after which the shop accepts a refused write. Null if it was refused for another reason, or the answer has no time. */
const pauseAfter = (error: unknown, config: InternalAxiosRequestConfig): number | null => {
  if (!isAxiosError(error) || config.method === 'get' || hasPass(config)) return null;
  const { status, headers } = error.response ?? {};
  const seconds = Number(headers?.['retry-after']);
  return (status === 429 || status === 503) && seconds > 0 ? seconds * 1_000 : null;
};

/**
 * An adapter that sends a write again if the shop is busy (429, or 503 with `Retry-After`). The request is the same,
 * with its idempotency key, so nothing is done twice. The write fails at once if the wait is longer than a shopper
 * would wait. Reads are repeated by their callers [ERR-02, API-06].
 */
export const keepTrying =
  (send: AxiosAdapter, { onWaiting, random = Math.random }: KeepTryingOptions): AxiosAdapter =>
  async (config) => {
    const givesUpAt = Date.now() + patience;
    for (;;) {
      try {
        return await send(config);
      } catch (error) {
        const pause = pauseAfter(error, config);
        if (pause === null || Date.now() + pause > givesUpAt) throw error;
        onWaiting(1);
        await new Promise((resolve) => setTimeout(resolve, pause + random() * spread));
        onWaiting(-1);
      }
    }
  };
