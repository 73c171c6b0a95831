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

/** Reads the cart id, cart token, account and client of a call, without checking them. Throws 401 without a shop. */
export async function readCartCredentials(
  { request, params, header }: CartCall,
  { catalogue, identify, findClient }: CallerDeps,
): Promise<CartCredentials & { accountId: string | null }> {
  const shop = await callingShop(request, catalogue);
  const accountId = await identify(header('userToken'));
  // The id is converted to lower case, since ids are later compared as text, and an id in capital letters names the
  // same cart.
  return {
    shop,
    cartId: params.cartId.toLowerCase(),
    token: header('cartToken'),
    accountId,
    client: findClient(request),
  };
}
