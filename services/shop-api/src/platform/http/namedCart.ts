import type { FastifyRequest } from 'fastify';

/** A cart and its token, as one key. */
export const cartKey = (cartId: string, token: string): string => `${cartId.toLowerCase()} ${token}`;

/**
 * Returns the key of a call's cart and token. It contains the token as sent, so that a call with a wrong token does not
 * count towards the cart.
 */
export function namedCart({ params, headers }: Pick<FastifyRequest, 'params' | 'headers'>): string | undefined {
  const { cartId } = (params ?? {}) as { cartId?: string };
  return cartId === undefined ? undefined : cartKey(cartId, String(headers['x-cart-token'] ?? ''));
}
