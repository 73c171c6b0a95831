import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { serve } from '@festival/service-kit/http/serve';
import {
  getTravelSettings,
  listOfferedExtras,
  listPackages,
  listRoomOptions,
} from '@festival/shared-contracts/api/travelCalls';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelSettings';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { callingShop } from '../shop/callingShop.ts';
import type { CatalogueDeps } from '../shop/catalogueDeps.ts';
import type { Shop } from '../shop/shop.ts';
import { freeStock } from './freeStock.ts';
import { offeredExtra } from './offeredExtra.ts';
import { offeredPackages } from './offeredPackages.ts';
import { choiceOf, choicesFor } from './roomChoice.ts';
import { roomOption } from './roomOption.ts';
import type { Stay } from './stay.ts';

/**
 * The Travel API: settings, packages, room options and extras [API-04]. Its paths contain `en` in every language
 * [API-14].
 */
export async function travelRoutes(app: FastifyInstance, { pool, catalogue }: CatalogueDeps): Promise<void> {
  serve(app, getTravelSettings, async ({ request, params }) => {
    const shop = await callingShop(request, catalogue);
    requireTravelId(shop, params.travelId);
    const { rows } = await pool.query<{ settings: unknown }>(
      'select settings from travel_ids where travel_id = $1 and event_id = $2',
      [params.travelId, shop.eventId],
    );
    return { data: z.parse(travelSettingsSchema, rows[0]?.settings ?? {}) };
  });

  serve(app, listPackages, async ({ request, params, query }) => {
    const shop = await callingShop(request, catalogue);
    requireTravelId(shop, params.travelId);
    const rooms = [...shop.stays.values()].flatMap((stay) => stay.rooms);
    return { data: offeredPackages(shop.stays, query, await freeStock(pool, shop.eventId, rooms)) };
  });

  serve(app, listRoomOptions, async ({ request, params, query }) => {
    const shop = await callingShop(request, catalogue);
    const stay = stayOf(shop, params);
    if (query.packageId !== undefined && query.packageId !== params.packageId) {
      throw new ApiFailure(400, 'request.invalid', 'The query of the request is not as documented.', {
        fields: { packageId: 'must be the one of the path' },
      });
    }
    const { startOfStayDate, endOfStayDate } = stay.package;
    // A stay has fixed days, so other days have no rooms.
    if (query.startOfStay !== startOfStayDate || query.endOfStay !== endOfStayDate) return { data: [] };
    const freeOf = await freeStock(pool, shop.eventId, stay.rooms);
    return { data: choicesFor(stay, query.persons).map((choice) => roomOption(choice, freeOf)) };
  });

  serve(app, listOfferedExtras, async ({ request, params, query }) => {
    const shop = await callingShop(request, catalogue);
    const stay = stayOf(shop, params);
    if (choiceOf(shop, query.packageOptionId)?.stay !== stay) {
      throw new ApiFailure(404, 'travel.option_not_found', 'There is no such room in this package.');
    }
    const freeOf = await freeStock(pool, shop.eventId, stay.extras);
    const own = stay.extras.filter(({ optionOf }) => optionOf === null);
    return { data: own.map((extra) => offeredExtra(extra, freeOf)) };
  });
}

/** Throws 404 for a Travel API id of another shop. */
export function requireTravelId(shop: Shop, travelId: string): void {
  if (shop.config.apiTravelId === '' || travelId !== shop.config.apiTravelId)
    throw new ApiFailure(404, 'travel.not_found', 'There is no travel of this id.');
}

function stayOf(shop: Shop, { travelId, packageId }: { travelId: string; packageId: string }): Stay {
  requireTravelId(shop, travelId);
  const stay = shop.stays.get(packageId);
  if (!stay) throw new ApiFailure(404, 'travel.package_not_found', 'There is no package of this id.');
  return stay;
}
