import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** Whether an answer says that the cart it was about is no more: it has expired, or was never ours [API-07]. */
export const isCartGone = ({ code, status }: ShopError): boolean =>
  status === 410 || code === 'cart.expired' || code === 'cart.not_found';
