import type { Cart } from '@festival/shared-contracts/cart/cart';

/** The time at which a cart expires, in milliseconds of the server's clock. Null if there is no cart, or it is empty or being paid [CNT-01]. */
export const deadlineOf = (cart: Cart | null, serverNow: number): number | null => {
  if (cart?.status !== 'shopping' || Object.values(cart.products).every((quantity) => quantity === 0)) {
    return null;
  }
  return serverNow + cart.timeout * 1000;
};
