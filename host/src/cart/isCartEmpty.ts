import type { Cart } from '@festival/shared-contracts/cart/cart';

export const isCartEmpty = (cart: Cart | null): boolean =>
  Object.values(cart?.products ?? {}).every((quantity) => quantity === 0);
