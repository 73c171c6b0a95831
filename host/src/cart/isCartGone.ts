import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** Whether the server no longer has the cart: it has expired, or is not the visitor's [API-07]. */
export const isCartGone = ({ code, status }: ShopError): boolean =>
  status === 410 || code === 'cart.expired' || code === 'cart.not_found';
