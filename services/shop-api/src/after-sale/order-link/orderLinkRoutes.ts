import { clientOf } from '@festival/service-kit/http/clientOf';
import { serve } from '@festival/service-kit/http/serve';
import { sendOrderLink } from '@festival/shared-contracts/api/orderPageCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import { queueOrderLink } from './queueOrderLink.ts';

type OrderLinkDeps = CallerDeps & { pool: Pool; returnOrigins: readonly string[] };

/** Mails a guest the link of an order. The response is the same if there is no such order [PAY-04]. */
export async function orderLinkRoutes(
  app: FastifyInstance,
  { pool, catalogue, returnOrigins }: OrderLinkDeps,
): Promise<void> {
  serve(app, sendOrderLink, async ({ request, body }) => {
    const shop = await callingShop(request, catalogue);
    const { wanted, language = shop.config.defaultLanguage } = body;
    const [origin] = returnOrigins;
    if (origin === undefined) throw new Error("No URL of the shop is set, so mails can't link to it.");
    await queueOrderLink(pool, shop, { wanted, language, origin, client: clientOf(request) });
    return { data: { accepted: true } };
  });
}
