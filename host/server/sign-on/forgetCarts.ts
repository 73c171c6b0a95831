import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getShop } from '@festival/shared-contracts/api/shopCalls';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestedShop } from '../http/requestedShop.ts';
import { cartCookie, offerCookie, orderCookie } from '../shop/cartCookie.ts';
import { shopApi } from '../shop/shopDirectory.ts';
import type { SignOnRouteDeps } from './signOnRouteDeps.ts';

/**
 * Removes the carts of a visitor who logs out of a shop for accounts, so that the next person at this browser does not have them [SSO-04]. In a shop
 * for guests the cart is kept. An unreadable shop is treated as one for accounts.
 */
export async function forgetCarts(
  { shops, shopApiUrl }: Pick<SignOnRouteDeps, 'shops' | 'shopApiUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const keys = await requestedShop(request, shops).catch((err: unknown) => {
    request.log.error({ err }, 'a shop was not looked up at a logout');
    return undefined;
  });
  if (!keys) return;
  const config = await callEndpoint(shopApi(shopApiUrl, keys), getShop, { params: {} }).catch((error: unknown) => {
    request.log.error({ err: error }, 'the config of a shop was not read at a logout');
    return null;
  });
  if (config?.ok) {
    const { requiresLogin, asksForLogin, requiresMembership } = capabilitiesOf(config.value);
    if (!requiresLogin && !asksForLogin && !requiresMembership) return;
  }
  for (const cookie of [cartCookie, orderCookie, offerCookie]) cookie.clear(request, reply, keys.slug);
}
