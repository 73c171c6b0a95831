import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartRequests } from './cartClient.ts';
import { type CartFailures, isReadCartGone } from './cartFailures.ts';
import { cartIdOf, withAddOns } from './cartState.ts';

interface RefetchDeps {
  store: PageStore;
  requests: CartRequests;
  answers: CartAnswers;
  failures: CartFailures;
}

export interface CartRefetch extends Omit<RefetchSchedule, 'cancel'> {
  /** The stock has changed on the server: the next fetch also fetches the products. */
  renewProducts(): void;
  /** Call it when a newer answer from another tab is shown. Cancels the planned fetch. If more than the cart has to be fetched, plans it again. */
  supersede(): void;
  /** Takes over a cart of another tab, if the server confirms that the cart belongs to the visitor [CNT-08]. */
  adopt(cartId: string): void;
}

/** Fetches the cart again, and the products if they are out of date. */
export const cartRefetch = ({ store, requests, answers, failures }: RefetchDeps): CartRefetch => {
  let otherCartId: string | null = null;
  let areProductsStale = false;

  const fetchCart = async (signal: AbortSignal): Promise<Result> => {
    const cartId = otherCartId ?? cartIdOf(store);
    if (cartId === null) return success(undefined);
    const stamp = answers.stamp();
    const cart = await requests.read(cartId, signal);
    if (signal.aborted || !answers.isCurrent(stamp)) return success(undefined);
    const isOther = otherCartId !== null;
    if (cart.ok) answers.show(cart.value, stamp);
    else if (!isReadCartGone(cart.error)) {
      failures.report('cart.unread', cart.error, cartId);
      return cart;
    } else if (!isOther) failures.endCart();
    otherCartId = null;
    return success(undefined);
  };

  const plan = refetchSchedule(async (signal) => {
    const pendingProducts = areProductsStale ? requests.readProducts(signal) : null;
    const cart = await fetchCart(signal);
    const products = await pendingProducts;
    if (!products?.ok || signal.aborted) return cart;
    // Set after the cart: this stock already includes the cart's quantities.
    store.set(primitives.products, withAddOns(products.value, store.get(primitives.cart)));
    areProductsStale = false;
    return cart;
  });
  return {
    ...plan,
    renewProducts: () => {
      areProductsStale = true;
    },
    supersede() {
      if (!areProductsStale && otherCartId === null) plan.cancel();
      // The answer may be older than the cart on the page.
      else plan.schedule(quietPeriod);
    },
    adopt(cartId) {
      otherCartId = cartId;
      plan.schedule(0);
    },
  };
};

/** Milliseconds without a press before the cart is fetched again. They are longer than the pause between two quick presses [CNT-04]. */
export const quietPeriod = 600;

const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Milliseconds before a failed fetch is repeated. They double after each failure, and have a random part so that
 * browsers do not retry at the same moment.
 */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** failures) * (0.75 + Math.random() / 4);

/** True if there was no answer, a server error or too many requests, because a retry may help then. A bug is never retried. */
const isTransient = ({ code, status }: ShopError): boolean =>
  code !== 'unexpected' && (status === 0 || status >= 500 || status === 408 || status === 429);

interface RefetchSchedule {
  /** Plans a fetch after `after` milliseconds without a write. */
  schedule(after: number): void;
  /** A write begins: a running fetch is aborted and planned again after it. */
  interrupt(): void;
  /** Call it when no write waits or runs any more. */
  resume(): void;
  /** Aborts a running fetch and cancels a planned one. */
  cancel(): void;
}

/**
 * Plans when the cart is fetched again: once after the last of several writes, and with growing pauses after failures
 * [CNT-04]. A write never waits for a fetch.
 */
const refetchSchedule = (fetch: (signal: AbortSignal) => Promise<Result>): RefetchSchedule => {
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
