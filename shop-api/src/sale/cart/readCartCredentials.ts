import type { HeaderName } from '@festival/shared-contracts/api/endpoint';
import type { FastifyRequest } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import type { CartCredentials } from './cartCredentials.ts';

type CartCall = {
  request: FastifyRequest;
  params: { cartId: string };
  header: (name: HeaderName) => string | undefined;
};

/** Which cart a call is about, and what it shows to prove that it is its own. */
export async function readCartCredentials(
  { request, params, header }: CartCall,
  { catalogue, identify }: CallerDeps,
): Promise<CartCredentials & { accountId: string | null }> {
  const shop = await callingShop(request, catalogue);
  const accountId = await identify(header('userToken'));
  // One spelling of an id that may be written in capitals too: what compares texts must not take it for two carts.
  return { shop, cartId: params.cartId.toLowerCase(), token: header('cartToken'), accountId };
}
