import { entryQueryOf } from '../../src/routing/deeplink/entryQuery.ts';
import { routeAt } from '../../src/routing/routeIn.ts';
import type { PageRequest } from '../pages/pageRequest.ts';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { cartsOf, offerCookie } from '../shop/cartCookie.ts';
import { keysOrUnread } from '../shop/keysOrNone.ts';

/** Secret parameters that must not stay in an address. The shop's own token is removed and not used. */
export const secretParameters = ['token', 'cartToken', 'shopToken'];

/**
 * Moves the token of a cart from an address into a separate cookie, which marks it as the cart of a link and offers it to the visitor (see
 * `cartOffer`) [RTE-13, SSO-06]. The visitor's own cart is not offered.
 * @returns the address without the token; undefined if it contains none.
 */
export async function adoptCart(
  page: Pick<PageRequest, 'request' | 'reply' | 'slug' | 'keys'>,
): Promise<string | undefined> {
  const { request, reply, slug } = page;
  const url = siteAddress(request.url);
  if (!secretParameters.some((name) => url.searchParams.has(name))) return undefined;
  const { token, cartToken = token, cartId } = entryQueryOf(url.searchParams);
  const isOwn = cartsOf(request, slug).some((own) => own.cartId === cartId);
  // An address of the payment refers to the visitor's own order [RTE-13].
  const isPayment = routeAt(url.pathname).name === 'slug-checkout';
  // If a shop can't be looked up now, the visitor must not lose the cart of the link.
  if (cartToken && cartId && !isOwn && !isPayment && (await keysOrUnread(page)))
    offerCookie.set(request, reply, slug, { cartId, token: cartToken });
  for (const name of secretParameters) url.searchParams.delete(name);
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  return locationOf(url);
}
