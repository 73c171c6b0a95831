import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cart and the token that proves it is the visitor's: kept where no script reads it. */
export interface CartKey {
  cartId: string;
  token: string;
}

const cookieName = (slug: string) => `cart_${slug}`;
const separator = '|';

/** The visitor's cart in this shop, by their cookie. */
export function readCartCookie(request: FastifyRequest, slug: string): CartKey | undefined {
  const [cartId, token] = request.cookies[cookieName(slug)]?.split(separator) ?? [];
  return cartId && token ? { cartId, token } : undefined;
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** Keeps a cart for this visitor, one per shop, until they close the browser. */
export function setCartCookie(request: FastifyRequest, reply: FastifyReply, slug: string, key: CartKey): void {
  reply.setCookie(cookieName(slug), `${key.cartId}${separator}${key.token}`, attributes(request));
}

export function clearCartCookie(request: FastifyRequest, reply: FastifyReply, slug: string): void {
  reply.clearCookie(cookieName(slug), attributes(request));
}
