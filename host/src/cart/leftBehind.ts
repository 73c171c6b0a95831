import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { cartIdOf } from './cartState.ts';
import type { CartWriter } from './cartWriter.ts';

/** The longest time in milliseconds that loading the next page may take. */
const longestWay = 60_000;

/** Stores data for the next page: the quantities that the server has not answered, and a cart that may be newer than that page [BYD-05]. */
export const leaveBehind = (store: PageStore): void => {
  const presses = window.earlyPresses;
  if (!presses) return;
  let changedAt = 0;
  store.sub(primitives.cart, () => {
    changedAt = Date.now();
  });
  presses.leave = () => ({
    quantities: store.get(primitives.pendingQuantities),
    cart: (Date.now() - changedAt < longestWay && store.get(primitives.cart)) || undefined,
    changedAt,
  });
};

/**
 * Follows the cart of the previous page, if it changed after this page was requested. When the server rendered this
 * page, it may not have known that cart, and would open another one [CNT-04].
 */
export const followLeftCart = (store: PageStore, writer: Pick<CartWriter, 'follow' | 'refetch'>): void => {
  const { cart, changedAt = 0 } = window.earlyPresses?.left ?? {};
  if (cart?.status !== 'shopping' || changedAt < performance.timeOrigin) return;
  const now = Date.now();
  if (cartIdOf(store) === null) writer.follow({ kind: 'cart', cart, askedAt: now, answeredAt: now });
  else writer.refetch();
};
