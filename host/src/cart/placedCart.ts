import type { Cart } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/** Whether an order was placed with the cart, paid or unpaid. */
export const isPlaced = (cart: Cart): boolean => cart.status !== 'shopping' || cart.order.reference !== null;

/**
 * Tracks the cart of the visitor's last order, even after a new cart has replaced that cart.
 * @param first the cart that the server names.
 * @returns the cart's id; null if no order was placed.
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
