import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { forgetUpdatesAtom } from './markUpdate.ts';
import { moveStock } from './moveStock.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

/** Removes the cart and its state from the page; its quantities are for sale again [CNT-02]. */
export const forgetCart = (store: PageStore): void => {
  const before = store.get(primitives.cart)?.products ?? {};
  moveStock(store, before, {});
  store.set(primitives.cart, null);
  store.set(unreadCartIdAtom, null);
  store.set(primitives.cartDeadline, null);
  store.set(primitives.pendingQuantities, {});
  store.set(primitives.itemStates, {});
  store.set(forgetUpdatesAtom);
  forgetChoices(store);
};

/** Forgets unanswered choices and the attempt to check out: another cart has choices of its own. */
export const forgetChoices = (store: PageStore): void => {
  store.set(primitives.pendingChoices, {});
  store.set(primitives.hasTriedCheckout, false);
};
