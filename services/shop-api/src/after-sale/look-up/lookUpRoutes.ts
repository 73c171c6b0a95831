import { clientOf } from '@festival/service-kit/http/clientOf';
import { serve } from '@festival/service-kit/http/serve';
import { getOrders } from '@festival/shared-contracts/api/orderLookupCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import type { CatalogueDeps } from '../../catalogue/shop/catalogueDeps.ts';
import { takeBackAttempt } from '../../platform/attempts/countAttempt.ts';
import { hospitalityAddOns } from '../../sale/stay/hospitalityAddOns.ts';
import { countLookUp } from './countLookUp.ts';
import { findOrders } from './findOrders.ts';

/**
 * Looks up earlier orders [LKP-03]. An unknown order and an order that the caller may not see get the same response: an
 * empty list. The number of unsuccessful look-ups in 10 minutes is limited. Results may come from a replica, so they
 * may be slightly out of date.
 */
export async function lookUpRoutes(
  app: FastifyInstance,
  { pool, readPool, catalogue, identify }: CatalogueDeps & CallerDeps & { readPool: Pool },
): Promise<void> {
  serve(app, getOrders, async ({ request, body, header }) => {
    const shop = await callingShop(request, catalogue);
    const accountId = await identify(header('userToken'));
    const lookUp = await countLookUp(pool, { eventId: shop.eventId, client: clientOf(request), accountId });
    const { looksUpOrder } = shop.capabilities;
    const found = await findOrders(readPool, { eventId: shop.eventId, by: body, accountId, onlyOwn: looksUpOrder });
    if (found.length > 0) await takeBackAttempt(pool, lookUp);
    return {
      data: {
        original_orders: found.map(({ order }) => order),
        upsell: {
          hospitality: await hospitalityAddOns(
            readPool,
            shop,
            found.map(({ id }) => id),
          ),
        },
      },
    };
  });
}
