import { createHmac, randomUUID } from 'node:crypto';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { clientOf } from '@festival/service-kit/http/clientOf';
import { serve } from '@festival/service-kit/http/serve';
import { sendTransportRequest } from '@festival/shared-contracts/api/mailCalls';
import type { FastifyInstance } from 'fastify';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import type { CatalogueDeps } from '../../catalogue/shop/catalogueDeps.ts';
import { mailBrand } from './mailBrand.ts';
import { queueTransportRequest } from './queueTransportRequest.ts';

/**
 * The limits of requests of one shop and of one client in ten minutes. They are low, since a person reads the requests.
 */
export const transportRequestLimits = { ofShop: 60, ofClient: 10, minutes: 10 } as const;

/** Larger than any request that the schema accepts. */
const largestBody = 16 * 1024;

/** Mails transport requests, only to the recipient that the brand has configured [TRN-04]. */
export async function mailRoutes(app: FastifyInstance, { pool, catalogue }: CatalogueDeps): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = largestBody;
  });

  serve(app, sendTransportRequest, async ({ request, body }) => {
    const shop = await callingShop(request, catalogue);
    const brand = await mailBrand(pool, shop.config.ossBrand);
    if (!brand?.transportRequestsTo)
      throw new ApiFailure(409, 'mail.not_configured', 'This shop takes no transport requests.');
    const client = clientKey(clientOf(request), shop.config.shopToken);
    await inTransaction(pool, async (db) => {
      // The lock makes concurrent requests wait, so that they can't exceed the limit together.
      await db.query('select 1 from shops where event_id = $1 and slug = $2 for no key update', [
        shop.eventId,
        shop.slug,
      ]);
      const { rows } = await db.query<{ ofShop: number; ofClient: number }>(
        `select count(*)::integer as "ofShop", (count(*) filter (where split_part(key, ' ', 1) = $3))::integer as "ofClient"
         from mails where event_id = $1 and shop_slug = $2 and kind = 'transport_request'
           and created_at > now() - $4 * interval '1 minute'`,
        [shop.eventId, shop.slug, client, transportRequestLimits.minutes],
      );
      const { ofShop = 0, ofClient = 0 } = rows[0] ?? {};
      if (ofShop >= transportRequestLimits.ofShop || ofClient >= transportRequestLimits.ofClient) throw tooMany();
      await queueTransportRequest(db, shop, `${client} ${randomUUID()}`, body);
    });
    return { data: { accepted: true } };
  });
}

/** Distinguishes clients without storing their addresses. */
const clientKey = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(address).digest('hex').slice(0, 24);

const tooMany = () =>
  new ApiFailure(429, 'request.too_many', 'You sent many requests in a short time. Wait ten minutes, then try again.');
