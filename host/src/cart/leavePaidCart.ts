import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ShopRouter } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/pageStore.ts';
import { cartAt, isCheckout } from './cartAt.ts';

interface LeavePaidCartDeps {
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'subscribe'>;
  /** Forgets the cart on the page. */
  forgetHere(): void;
  /** Forgets the cart, here and on the server. */
  forget(): Promise<void>;
}

/**
 * Forgets a cart that was paid: when the shopper leaves the payment's result, and where another tab has paid it while this
 * one shows products. The shop begins again [CNT-03, CNT-08].
 */
export const leavePaidCart = ({ store, router, forgetHere, forget }: LeavePaidCartDeps): void => {
  const path = () => router.state.location.pathname;
  const isLeft = (): boolean => {
    const cart = store.get(primitives.cart);
    return cart !== null && cartAt(cart, path()) === null;
  };
  router.subscribe(() => {
    if (isLeft()) void forget();
  });
  store.sub(primitives.cart, () => {
    // The payment page says itself that the order is paid.
    if (isLeft() && !isCheckout(path())) forgetHere();
  });
};
