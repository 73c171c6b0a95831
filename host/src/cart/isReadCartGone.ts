import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { isCartGone } from './isCartGone.ts';

/**
 * 404s that do not come from the shop API and so prove nothing about a cart: a proxy's page, and the host's own
 * answer.
 */
const otherNotFound = ['http.404', 'unknown_shop'];

/**
 * Whether a failed read proves that the cart no longer exists. After any other failure the visitor keeps the cart
 * [API-07].
 */
export const isReadCartGone = (error: ShopError): boolean =>
  isCartGone(error) || (error.status === 404 && !otherNotFound.includes(error.code));
