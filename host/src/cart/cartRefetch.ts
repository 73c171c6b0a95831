import { type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartFailures } from './cartFailures.ts';
import { cartIdOf } from './cartIdOf.ts';
import type { CartRequests } from './cartRequests.ts';
import { isReadCartGone } from './isReadCartGone.ts';
import { quietPeriod, type RefetchSchedule, refetchSchedule } from './refetchSchedule.ts';
import { withAddOns } from './withAddOns.ts';

interface RefetchDeps {
  store: PageStore;
  requests: CartRequests;
  answers: CartAnswers;
  failures: CartFailures;
}

export interface CartRefetch extends Omit<RefetchSchedule, 'cancel'> {
  /** The stock has changed on the server: the next fetch includes the products. */
  renewProducts(): void;
  /** Another tab's newer answer is shown: a planned fetch is dropped, or planned anew where it fetches more than the cart. */
  supersede(): void;
  /** Takes over a cart of another tab, if the server confirms that it is the visitor's [CNT-08]. */
  adopt(cartId: string): void;
}

/** Fetches the cart again, and the products when they are out of date. */
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
    // After the cart: this stock already includes the cart's quantities.
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
      // Its answer may be older than what is shown now.
      else plan.schedule(quietPeriod);
    },
    adopt(cartId) {
      otherCartId = cartId;
      plan.schedule(0);
    },
  };
};
