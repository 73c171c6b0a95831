import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getCart } from '@festival/shared-contracts/api/cartCalls';
import { entryQueryOf } from '@festival/shared-contracts/entry/entryQuery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { setCartCookie } from '../shop/cartCookie.ts';
import { type ShopDirectory, shopApi } from '../shop/shopDirectory.ts';

/** What proves something and so must not stay in an address; the shop's own token is not asked for at all. */
const secrets = ['token', 'cartToken', 'shopToken'];

interface Adoption {
  slug: string;
  shops: ShopDirectory;
  shopApiUrl: string;
}

/**
 * Takes a cart that an address brings along: its token goes into the cookie, once it has shown that it opens the cart, and
 * out of the address [SSO-06].
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
    const found = await callEndpoint(shopApi(shopApiUrl, keys), getCart, {
      params: { cartId },
      headers: { cartToken },
    }).catch(() => undefined);
    if (found?.ok) setCartCookie(request, reply, slug, { cartId, token: cartToken });
  }
  for (const name of secrets) url.searchParams.delete(name);
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  return locationOf(url);
}
