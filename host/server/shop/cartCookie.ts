import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cart's id and its token, stored in a cookie that scripts cannot read. */
export interface CartCredentials {
  cartId: string;
  token: string;
}

interface ShopCookie {
  read(request: FastifyRequest, slug: string): CartCredentials | undefined;
  /** Stores the credentials, one per shop, until the browser is closed. */
  set(request: FastifyRequest, reply: FastifyReply, slug: string, credentials: CartCredentials): void;
  clear(request: FastifyRequest, reply: FastifyReply, slug: string): void;
  /** The shops for which this browser has a cookie of this kind. */
  slugs(request: FastifyRequest): string[];
}

const separator = '|';

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

const shopCookie = (prefix: string): ShopCookie => ({
  read(request, slug) {
    const [cartId, token] = request.cookies[prefix + slug]?.split(separator) ?? [];
    return cartId && token ? { cartId, token } : undefined;
  },
  set(request, reply, slug, { cartId, token }) {
    reply.setCookie(prefix + slug, `${cartId}${separator}${token}`, attributes(request));
  },
  clear(request, reply, slug) {
    reply.clearCookie(prefix + slug, attributes(request));
  },
  slugs: (request) =>
    Object.keys(request.cookies).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
});

/** The visitor's cart in a shop. */
export const cartCookie = shopCookie('cart_');

/** The cart of the visitor's last order in a shop: it can be shown in addition to a new cart [PAY-04]. */
export const orderCookie = shopCookie('order_');

/** The cart of a link that does not belong to the visitor yet, with the link's token [SSO-06]. */
export const offerCookie = shopCookie('offer_');

/** All carts of this shop that belong to the visitor. */
export const cartsOf = (request: FastifyRequest, slug: string): CartCredentials[] =>
  [cartCookie, orderCookie].map(({ read }) => read(request, slug)).filter((credentials) => credentials !== undefined);

/** A cart with its token, as one key. */
export const cartKey = ({ cartId, token }: CartCredentials): string => `${cartId} ${token}`;
