import type { FastifyRequest } from 'fastify';

/** A cart with its token, as one key. */
export const cartKey = (cartId: string, token: string): string => `${cartId.toLowerCase()} ${token}`;

/** The cart that a call names with its token as sent, so that nobody counts as a cart whose token they do not have. */
export function namedCart({ params, headers }: Pick<FastifyRequest, 'params' | 'headers'>): string | undefined {
  const { cartId } = (params ?? {}) as { cartId?: string };
  return cartId === undefined ? undefined : cartKey(cartId, String(headers['x-cart-token'] ?? ''));
}
