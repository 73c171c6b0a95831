import { entryQueryOf } from '@festival/shared-contracts/entry/entryQuery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { cartCookie } from '../shop/cartCookie.ts';
import { type ShopDirectory, shopApi } from '../shop/shopDirectory.ts';
import { visitorCart } from '../shop/visitorCart.ts';

/** Parameters that are secret and must not stay in an address. The shop's own token is not even used. */
const secrets = ['token', 'cartToken', 'shopToken'];

interface AdoptionOptions {
  slug: string;
  shops: ShopDirectory;
  shopApiUrl: string;
}

/**
 * Adopts a cart from an address: once its token has opened the cart, it is moved into the cookie and removed from the
 * address [SSO-06]. A failing API never costs the visitor the cart of their link.
 * @returns the address without the token; undefined when it contains none.
 */
export async function adoptCart(
  request: FastifyRequest,
  reply: FastifyReply,
  { slug, shops, shopApiUrl }: AdoptionOptions,
): Promise<string | undefined> {
  const url = siteAddress(request.url);
  if (!secrets.some((name) => url.searchParams.has(name))) return undefined;
  const { token, cartToken = token, cartId } = entryQueryOf(url.searchParams);
  const keys = cartToken && cartId ? await shops(slug).catch(() => undefined) : undefined;
  if (keys && cartToken && cartId) {
    const credentials = { cartId, token: cartToken };
    const cart = await visitorCart(shopApi(shopApiUrl, keys), credentials);
    if (cart.kind === 'unread')
      request.log.error({ cartId, reason: cart.reason }, 'the cart of an address was not read');
    // An unread cart replaces no other cart. If it proves not to be the visitor's, the next page that reads it removes
    // its cookie.
    const isAdopted = cart.kind === 'found' || (cart.kind === 'unread' && !cartCookie.read(request, slug));
    if (isAdopted) cartCookie.set(request, reply, slug, credentials);
  }
  for (const name of secrets) url.searchParams.delete(name);
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  return locationOf(url);
}
