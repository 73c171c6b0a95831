import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ShopRouter } from '../navigation/shopNavigation.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { cartAt } from './cartAt.ts';

interface PaidParts {
  store: PageStore;
  router: Pick<ShopRouter, 'state' | 'subscribe'>;
  /** Forgets the cart, here and on the server. */
  forget(): Promise<void>;
}

/** Forgets a cart that was paid when the shopper goes on from the payment's result: the shop begins again [CNT-03]. */
export const leavePaidCart = ({ store, router, forget }: PaidParts): void => {
  const leave = (): void => {
    const cart = store.get(primitives.cart);
    if (cart && !cartAt(cart, router.state.location.pathname)) void forget();
  };
  router.subscribe(leave);
};
