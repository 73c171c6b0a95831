import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { stockBesideCart } from './stockBesideCart.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

/** Takes the cart and all that belongs to it off the page; what it held can be bought again [CNT-02]. */
export const forgetCart = (store: PageStore): void => {
  const before = store.get(primitives.cart)?.products ?? {};
  store.set(primitives.products, stockBesideCart(store.get(primitives.products), before, {}));
  store.set(primitives.cart, null);
  store.set(unreadCartIdAtom, null);
  store.set(primitives.cartDeadline, null);
  store.set(primitives.pendingQuantities, {});
  store.set(primitives.itemStates, {});
  store.set(primitives.shopUpdateState, '');
  forgetChoices(store);
};

/** Forgets what was pressed in the basket and not answered yet, and that the shopper has tried to go on: another cart has choices of its own. */
export const forgetChoices = (store: PageStore): void => {
  store.set(primitives.pendingChoices, {});
  store.set(primitives.hasTriedCheckout, false);
};
