import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cart's id and its token, stored in a cookie that no script reads. */
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

/** The visitor's cart in this shop. */
export const readCartCookie = (request: FastifyRequest, slug: string): CartKey | undefined =>
  readKey(request, cookieName(slug));

/** The cart of the visitor's last order in this shop: it can be shown beside a new cart [PAY-04]. */
export const readOrderCookie = (request: FastifyRequest, slug: string): CartKey | undefined =>
  readKey(request, orderCookieName(slug));

/** All carts of this shop that belong to the visitor. */
export const cartsOf = (request: FastifyRequest, slug: string): CartKey[] =>
  [readCartCookie(request, slug), readOrderCookie(request, slug)].filter((key) => key !== undefined);

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

function keep(request: FastifyRequest, reply: FastifyReply, name: string, { cartId, token }: CartKey): void {
  reply.setCookie(name, `${cartId}${separator}${token}`, attributes(request));
}

/** Stores the visitor's cart, one per shop, until the browser is closed. */
export function setCartCookie(request: FastifyRequest, reply: FastifyReply, slug: string, key: CartKey): void {
  keep(request, reply, cookieName(slug), key);
}

/** Stores the cart of a placed order, beside the next cart, until the browser is closed. */
export function setOrderCookie(request: FastifyRequest, reply: FastifyReply, slug: string, key: CartKey): void {
  keep(request, reply, orderCookieName(slug), key);
}

export function clearCartCookie(request: FastifyRequest, reply: FastifyReply, slug: string): void {
  reply.clearCookie(cookieName(slug), attributes(request));
}
