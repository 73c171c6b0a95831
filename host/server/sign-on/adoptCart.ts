import { entryQueryOf } from '@festival/shared-contracts/entry/entryQuery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { readCartCookie, setCartCookie } from '../shop/cartCookie.ts';
import { type ShopDirectory, shopApi } from '../shop/shopDirectory.ts';
import { visitorCart } from '../shop/visitorCart.ts';

/** What proves something and so must not stay in an address; the shop's own token is not asked for at all. */
const secrets = ['token', 'cartToken', 'shopToken'];

interface Adoption {
  slug: string;
  shops: ShopDirectory;
  shopApiUrl: string;
}

/**
 * Takes a cart that an address brings along: its token goes into the cookie, once it has shown that it opens the cart, and
 * out of the address [SSO-06]. An API that fails costs nobody the cart of their link.
 * @returns where to send the browser; undefined when the address holds nothing of the kind.
 */
export async function adoptCart(
  request: FastifyRequest,
  reply: FastifyReply,
  { slug, shops, shopApiUrl }: Adoption,
): Promise<string | undefined> {
  const url = siteAddress(request.url);
  if (!secrets.some((name) => url.searchParams.has(name))) return undefined;
  const { token, cartToken = token, cartId } = entryQueryOf(url.searchParams);
  const keys = cartToken && cartId ? await shops(slug).catch(() => undefined) : undefined;
  if (keys && cartToken && cartId) {
    const key = { cartId, token: cartToken };
    const cart = await visitorCart(shopApi(shopApiUrl, keys), key);
    if (cart.kind === 'unread')
      request.log.error({ cartId, reason: cart.reason }, 'the cart of an address was not read');
    // Unproven it takes no other cart's place; if it is nobody's, the next page that can ask takes it out again.
    const isAdopted = cart.kind === 'found' || (cart.kind === 'unread' && !readCartCookie(request, slug));
    if (isAdopted) setCartCookie(request, reply, slug, key);
  }
  for (const name of secrets) url.searchParams.delete(name);
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  return locationOf(url);
}
