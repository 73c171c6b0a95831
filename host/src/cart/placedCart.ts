import type { Cart } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/** Whether an order was placed with a cart, paid or not. */
export const isPlaced = (cart: Cart): boolean => cart.status !== 'shopping' || cart.order.reference !== null;

/**
 * Remembers with which cart the visitor has placed their last order, also when a new cart has taken its place since.
 * @param first the one that the server knows.
 * @returns its id; null where no order was placed.
 */
export const placedCart = (store: PageStore, first: string | undefined): (() => string | null) => {
  let last = first ?? null;
  const remember = (): void => {
    const cart = store.get(primitives.cart);
    if (cart && isPlaced(cart)) last = cart.id;
  };
  store.sub(primitives.cart, remember);
  remember();
  return () => last;
};
