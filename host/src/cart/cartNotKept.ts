import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** The failure of a write whose cart was not found right after it was opened: the browser does not keep the cart's cookie. */
export const cartNotKept: ShopError = {
  code: 'cart.not_kept',
  message: '',
  status: 0,
};
