import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { ShopRouter } from '../routing/navigation/shopNavigation.ts';
import { cartAt, isCheckout } from './cartAt.ts';

interface LeavePaidCartDeps {
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'subscribe'>;
  /** Forgets the cart in this page only. */
  forgetHere(): void;
  /** Forgets the cart in the page and on the server. */
  forget(): Promise<void>;
}

/**
 * Forgets a paid cart when the shopper leaves the payment's result, or when another tab has paid it while this page
 * shows products. The next cart starts empty [CNT-03, CNT-08].
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
    // The payment page itself announces the paid order.
    if (isLeft() && !isCheckout(path())) forgetHere();
  });
};
