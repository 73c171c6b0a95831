import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { isStorable } from '@festival/service-kit/http/isStorable';
import { headerNames } from '@festival/shared-contracts/api/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Shop } from './shop.ts';
import type { ShopCatalogue } from './shopCatalogue.ts';

/**
 * Finds the shop of a call, by its bearer token and the namespace of its event [API-02]. Throws 401 if there is none.
 */
export async function callingShop(request: FastifyRequest, catalogue: ShopCatalogue): Promise<Shop> {
  const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  const namespace = request.headers[headerNames.namespace];
  const isNamed = typeof namespace === 'string' && namespace.length <= 120 && isStorable(namespace);
  const shop = token && isNamed ? await catalogue.find(namespace, token) : null;
  if (!shop) throw new ApiFailure(401, 'shop.unauthorized', 'The call carries no token of a shop of this event.');
  return shop;
}
