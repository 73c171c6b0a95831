import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { isCartGone } from './isCartGone.ts';

/** 404s that are not the shop API's word about a cart: a proxy's page, and the host's own answer. */
const otherNotFound = ['http.404', 'unknown_shop'];

/**
 * Whether the answer to reading a cart says clearly that it is no more. Any other failure costs nobody their cart [API-07].
 */
export const isReadCartGone = (error: ShopError): boolean =>
  isCartGone(error) || (error.status === 404 && !otherNotFound.includes(error.code));
