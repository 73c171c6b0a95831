import { findShop, getProducts, getShop, listShops } from '@festival/shared-contracts/api/shopCalls';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/ApiFailure.ts';
import { serve } from '../http/serve.ts';
import { productsLeft } from '../product/productsLeft.ts';
import type { ShopApiParts } from '../shopApiParts.ts';
import { callingShop } from './callingShop.ts';

type ShopRow = { event_id: string; slug: string; token: string; config: unknown };

/** What a shop is and sells [API-03]. */
export async function shopRoutes(app: FastifyInstance, { pool, catalogue }: ShopApiParts): Promise<void> {
  serve(app, getShop, async ({ request }) => (await callingShop(request, catalogue)).config);

  serve(app, getProducts, async ({ request }) => productsLeft(pool, await callingShop(request, catalogue)));

  serve(app, findShop, async ({ params }) => {
    const named = await pool.query<{ event_id: string }>('select event_id from shop_slugs where slug = $1', [
      params.slug,
    ]);
    const eventId = named.rows[0]?.event_id;
    const { rows } = await pool.query<ShopRow>(
      'select event_id, slug, token, config from shops where event_id = $1 and slug = $2',
      [eventId, params.slug],
    );
    if (!rows[0]) throw new ApiFailure(404, 'shop.not_found', 'There is no shop of this name.');
    const { ossBrand } = z.parse(shopConfigSchema, rows[0].config);
    return { slug: rows[0].slug, shopToken: rows[0].token, apiNamespace: rows[0].event_id, brand: ossBrand };
  });

  serve(app, listShops, async () => {
    const { rows } = await pool.query<ShopRow>(
      'select event_id, slug, token, config from shops where listed order by position, slug',
    );
    return rows.map(({ slug, config }) => {
      const { ossBrand, festivalData } = z.parse(shopConfigSchema, config);
      return {
        slug,
        brand: ossBrand,
        title: festivalData.title,
        dateStart: festivalData.dateStart,
        place: festivalData.place,
      };
    });
  });
}
