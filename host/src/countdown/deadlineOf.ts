import type { Cart } from '@festival/shared-contracts/cart/cart';

/**
 * When a cart expires, in milliseconds of the server's clock; null if there is no cart, the cart is empty, or it is
 * being paid [CNT-01].
 */
export const deadlineOf = (cart: Cart | null, serverNow: number): number | null => {
  if (cart?.status !== 'shopping' || Object.values(cart.products).every((quantity) => quantity === 0)) {
    return null;
  }
  return serverNow + cart.timeout * 1000;
};
