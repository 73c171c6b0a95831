import { type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartFailures } from './cartFailures.ts';
import { cartIdOf } from './cartIdOf.ts';
import type { CartRequests } from './cartRequests.ts';
import { isReadCartGone } from './isReadCartGone.ts';
import { type RefetchSchedule, refetchSchedule } from './refetchSchedule.ts';

interface RefetchDeps {
  store: PageStore;
  requests: CartRequests;
  answers: CartAnswers;
  failures: CartFailures;
}

export interface CartRefetch extends Omit<RefetchSchedule, 'cancel'> {
  /** What is left to sell has changed behind the page's back: the next fetch asks for it too. */
  renewProducts(): void;
  /** Another tab has been answered what this one would ask. */
  supersede(): void;
  /** Another tab has a cart of this id: it becomes this page's, if the server agrees that it is the visitor's [CNT-08]. */
  adopt(cartId: string): void;
}

/** Fetches the cart again, and the products where they are out of date. */
export const cartRefetch = ({ store, requests, answers, failures }: RefetchDeps): CartRefetch => {
  let otherCartId: string | null = null;
  let areProductsStale = false;

  const fetchCart = async (signal: AbortSignal): Promise<Result> => {
    const cartId = otherCartId ?? cartIdOf(store);
    if (cartId === null) return success(undefined);
    const question = answers.ask();
    const cart = await requests.read(cartId, signal);
    if (signal.aborted || !answers.isCurrent(question)) return success(undefined);
    const isOther = otherCartId !== null;
    if (cart.ok) answers.show(cart.value, question);
    else if (!isReadCartGone(cart.error)) {
      failures.report('cart.unread', cart.error, cartId);
      return cart;
    } else if (!isOther) failures.endCart();
    otherCartId = null;
    return success(undefined);
  };

  const times = refetchSchedule(async (signal) => {
    const asked = areProductsStale ? requests.readProducts(signal) : null;
    const cart = await fetchCart(signal);
    const products = await asked;
    if (!products?.ok || signal.aborted) return cart;
    // After the cart: what is left to sell already takes its quantities into account.
    store.set(primitives.products, products.value);
    areProductsStale = false;
    return cart;
  });
  return {
    ...times,
    renewProducts: () => {
      areProductsStale = true;
    },
    supersede() {
      if (!areProductsStale && otherCartId === null) times.cancel();
    },
    adopt(cartId) {
      otherCartId = cartId;
      times.schedule(0);
    },
  };
};
