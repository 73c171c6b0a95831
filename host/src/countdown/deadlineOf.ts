import type { Cart } from '@festival/shared-contracts/cart/cart';

/**
 * When a cart ends, in milliseconds of the server's clock; null when nothing runs out: without a cart, with nothing in
 * it, or once it is being paid [CNT-01].
 */
export const deadlineOf = (cart: Cart | null, serverNow: number): number | null => {
  if (cart?.status !== 'shopping' || Object.values(cart.products).every((quantity) => quantity === 0)) {
    return null;
  }
  return serverNow + cart.timeout * 1000;
};
