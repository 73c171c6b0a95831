import type { FastifyReply, FastifyRequest } from 'fastify';
import { cartCookie, cartsOf, offerCookie, orderCookie } from '../shop/cartCookie.ts';
import { keysOrNone } from '../shop/keysOrNone.ts';
import { renewCartToken } from '../shop/renewCartToken.ts';
import { type ShopDirectory, shopApi } from '../shop/shopDirectory.ts';
import { signOnBrandOf } from './signOn.ts';

interface RenewDeps {
  shops: ShopDirectory;
  shopApiUrl: string;
}

/** A browser usually has a cart in one or two shops; further carts are not worth the waiting time. */
const mostShops = 6;

/**
 * Gives the carts of a visitor who signs in new tokens, which invalidates the former ones, and assigns the carts to the account [SSO-06].
 * It never fails: the sign-on continues.
 */
export async function renewCarts(
  request: FastifyRequest,
  reply: FastifyReply,
  { shops, shopApiUrl }: RenewDeps,
  { accessToken, brand }: { accessToken: string; brand: string },
): Promise<void> {
  const slugs = [...new Set([...cartCookie.slugs(request), ...orderCookie.slugs(request)])].slice(0, mostShops);

  async function renewIn(slug: string): Promise<void> {
    const keys = await keysOrNone({ slug, keys: () => shops(slug), request });
    if (!keys) return;
    const userToken = signOnBrandOf(keys) === brand ? accessToken : undefined;
    const carts = new Map(cartsOf(request, slug).map((cart) => [cart.cartId, cart]));
    for (const cart of carts.values()) {
      const renewed = await renewCartToken(shopApi(shopApiUrl, keys), cart, { isHandedOver: false, userToken });
      const cookies = [cartCookie, orderCookie].filter((one) => one.read(request, slug)?.cartId === cart.cartId);
      for (const one of cookies) {
        if (renewed.kind === 'renewed') one.set(request, reply, slug, renewed.credentials);
        else one.clear(request, reply, slug);
      }
      if (renewed.kind !== 'unknown') continue;
      request.log.error({ cartId: cart.cartId, reason: renewed.reason }, 'the token of a cart was not renewed');
      // The answer with the new token may be lost: the next page sends the former one again.
      if (cookies.includes(cartCookie)) offerCookie.set(request, reply, slug, cart);
    }
  }

  await Promise.all(slugs.map(renewIn));
}
