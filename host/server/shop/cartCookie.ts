import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cart and the token that proves it is the visitor's: kept where no script reads it. */
export interface CartKey {
  cartId: string;
  token: string;
}

const cookieName = (slug: string) => `cart_${slug}`;
const orderCookieName = (slug: string) => `order_${slug}`;
const separator = '|';

function readKey(request: FastifyRequest, name: string): CartKey | undefined {
  const [cartId, token] = request.cookies[name]?.split(separator) ?? [];
  return cartId && token ? { cartId, token } : undefined;
}

/** The visitor's cart in this shop, by their cookie. */
export const readCartCookie = (request: FastifyRequest, slug: string): CartKey | undefined =>
  readKey(request, cookieName(slug));

/** The cart of the last order that the visitor placed in this shop: it can be looked at when a new cart has begun [PAY-04]. */
export const readOrderCookie = (request: FastifyRequest, slug: string): CartKey | undefined =>
  readKey(request, orderCookieName(slug));

/** Every cart of this shop that is the visitor's. */
export const cartsOf = (request: FastifyRequest, slug: string): CartKey[] =>
  [readCartCookie(request, slug), readOrderCookie(request, slug)].filter((key) => key !== undefined);

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

function keep(request: FastifyRequest, reply: FastifyReply, name: string, { cartId, token }: CartKey): void {
  reply.setCookie(name, `${cartId}${separator}${token}`, attributes(request));
}

/** Keeps a cart for this visitor, one per shop, until they close the browser. */
export function setCartCookie(request: FastifyRequest, reply: FastifyReply, slug: string, key: CartKey): void {
  keep(request, reply, cookieName(slug), key);
}

/** Keeps the cart of an order that was placed, beside the one that is filled next, until they close the browser. */
export function setOrderCookie(request: FastifyRequest, reply: FastifyReply, slug: string, key: CartKey): void {
  keep(request, reply, orderCookieName(slug), key);
}

export function clearCartCookie(request: FastifyRequest, reply: FastifyReply, slug: string): void {
  reply.clearCookie(cookieName(slug), attributes(request));
}
