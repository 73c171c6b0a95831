import type { Cart } from '@festival/shared-contracts/cart/cart';

/** Whether a cart holds nothing but, at most, insurance: then there is nothing to check out [OVL-02]. */
export const isBasketEmpty = (cart: Cart | null, insuranceIds: readonly string[]): boolean =>
  Object.entries(cart?.products ?? {}).every(([id, quantity]) => quantity === 0 || insuranceIds.includes(id));
