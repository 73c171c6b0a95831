import { type AxiosAdapter, type InternalAxiosRequestConfig, isAxiosError } from 'axios';

/** Milliseconds for which a write is sent again after its first refusal. A client's limits begin anew every minute. */
const patience = 90_000;

/** Milliseconds over which those who were refused at once come back. */
const spread = 1_000;

export interface KeepTryingOptions {
  /** Called with 1 when a write begins to wait, and with -1 when it is sent again. */
  onWaiting(change: 1 | -1): void;
  /** From 0 to below 1. */
  random?: () => number;
}

/** The pass of a waiting room opens one cart: sent again after an answer that was lost, it would be refused, and the place gone. */
const hasPass = ({ data }: InternalAxiosRequestConfig): boolean => String(data).includes('"paymentQueueToken"');

/** Milliseconds after which the shop takes a refused write; null when it was refused for another reason, or does not say. */
const pauseAfter = (error: unknown, config: InternalAxiosRequestConfig): number | null => {
  if (!isAxiosError(error) || config.method === 'get' || hasPass(config)) return null;
  const { status, headers } = error.response ?? {};
  const seconds = Number(headers?.['retry-after']);
  return (status === 429 || status === 503) && seconds > 0 ? seconds * 1_000 : null;
};

/**
 * An adapter that sends a write again when the shop is busy: it answered 429 or 503 with `Retry-After`. The same request goes
 * out, with its idempotency key, so nothing is done twice. What takes longer than a shopper waits fails at once, and reads are left to
 * who repeats them [ERR-02, API-06].
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
