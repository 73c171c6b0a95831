import { getTravelSettings, listPackages } from '@festival/shared-contracts/api/travelCalls';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelOffer';
import { soldOutLast, type TravelPackage, travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/ApiFailure.ts';
import { serve } from '../http/serve.ts';
import { callingShop } from '../shop/callingShop.ts';
import type { Shop } from '../shop/shop.ts';
import type { ShopApiParts } from '../shopApiParts.ts';

/** The Travel API, as far as it is read [API-04]. */
export async function travelRoutes(app: FastifyInstance, { pool, catalogue }: ShopApiParts): Promise<void> {
  serve(app, getTravelSettings, async ({ request, params }) => {
    const shop = await callingShop(request, catalogue);
    requireTravelId(shop, params.travelId);
    const { rows } = await pool.query<{ settings: unknown }>('select settings from travel_ids where travel_id = $1', [
      params.travelId,
    ]);
    return { data: z.parse(travelSettingsSchema, rows[0]?.settings ?? {}) };
  });

  serve(app, listPackages, async ({ request, params, query }) => {
    const shop = await callingShop(request, catalogue);
    requireTravelId(shop, params.travelId);
    const categories = query.category ?? [];
    const fits = (stay: TravelPackage) =>
      (query.persons === undefined || stay.occupation >= query.persons) &&
      (categories.length === 0 || categories.includes(stay.category)) &&
      (query.rating === undefined || stay.rating >= query.rating) &&
      (query.date === undefined || (stay.startOfStayDate <= query.date && query.date <= stay.endOfStayDate));
    return { data: soldOutLast((await packagesLeft(pool, shop)).filter(fits)) };
  });
}

/** A Travel API id that isn't this shop's is nobody's. */
export function requireTravelId(shop: Shop, travelId: string): void {
  if (travelId !== shop.config.apiTravelId)
    throw new ApiFailure(404, 'travel.not_found', 'There is no travel of this id.');
}

async function packagesLeft(pool: Pool, shop: Shop): Promise<TravelPackage[]> {
  const { rows } = await pool.query<{ definition: unknown; free: number | null }>(
    `select definition, stock.total - stock.reserved as free
     from travel_packages stay left join stock on stock.event_id = stay.event_id and stock.id = stay.stock_id
     where stay.event_id = $1 and travel_id = $2 order by position`,
    [shop.eventId, shop.config.apiTravelId],
  );
  return rows.map(({ definition, free }) => {
    const stay = z.parse(travelPackageSchema, definition);
    return { ...stay, state: { soldout: stay.state.soldout || (free !== null && free < 1) } };
  });
}
