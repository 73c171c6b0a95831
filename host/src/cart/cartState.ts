import type { Cart } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { deadlineOf } from '../countdown/deadlineOf.ts';
import type { ServerClock } from '../countdown/serverClock.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { stockBesideCart } from './stockBesideCart.ts';

/** Puts a cart that the server told us on the page, with all that follows from it: deadline and what is left to sell. */
export const showCart = (store: PageStore, clock: ServerClock, cart: Cart): void => {
  const before = store.get(primitives.cart)?.products ?? {};
  const now = clock.now();
  store.set(primitives.products, stockBesideCart(store.get(primitives.products), before, cart.products));
  store.set(primitives.serverNow, now);
  store.set(primitives.cartDeadline, deadlineOf(cart, now));
  store.set(primitives.cart, cart);
};

/** Forgets the cart and what belongs to it; what it held is to be had again [CNT-02]. */
export const forgetCart = (store: PageStore): void => {
  const before = store.get(primitives.cart)?.products ?? {};
  store.set(primitives.products, stockBesideCart(store.get(primitives.products), before, {}));
  store.set(primitives.cart, null);
  store.set(primitives.cartDeadline, null);
  store.set(primitives.wantedQuantities, {});
  store.set(primitives.itemStates, {});
  store.set(primitives.shopUpdateState, '');
  store.set(primitives.isTermsAccepted, false);
  store.set(primitives.isRefundChoiceMade, false);
  store.set(primitives.shippingCountry, null);
  store.set(primitives.shippingPrice, 0);
};
