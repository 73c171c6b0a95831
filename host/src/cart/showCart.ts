import type { Cart } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { deadlineOf } from '../countdown/deadlineOf.ts';
import type { ServerClock } from '../countdown/serverClock.ts';
import type { PageStore } from '../page/pageStore.ts';
import { moveStock } from './moveStock.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';
import { withAddOns } from './withAddOns.ts';

/** Shows a cart with its deadline and the remaining stock; `age` is how long ago the server answered it, in milliseconds. */
export const showCart = (store: PageStore, clock: ServerClock, cart: Cart, age = 0): void => {
  const before = store.get(primitives.cart)?.products ?? {};
  const now = clock.now();
  store.set(primitives.products, withAddOns(store.get(primitives.products), cart));
  moveStock(store, before, cart.products);
  store.set(primitives.serverNow, now);
  store.set(primitives.cartDeadline, deadlineOf(cart, now - age));
  store.set(primitives.cart, cart);
  store.set(unreadCartIdAtom, null);
};
