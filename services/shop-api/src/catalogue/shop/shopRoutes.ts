import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { serve } from '@festival/service-kit/http/serve';
import { findShop, getProducts, getShop, listShops } from '@festival/shared-contracts/api/shopCalls';
import { type ShopConfig, shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { productsLeft } from '../product/productsLeft.ts';
import { callingShop } from './callingShop.ts';
import type { CatalogueDeps } from './catalogueDeps.ts';

type Named = { event_id: string; slug: string };

/** Returns a shop's config, its products, and the list of shops [API-03]. */
export async function shopRoutes(app: FastifyInstance, { pool, catalogue }: CatalogueDeps): Promise<void> {
  serve(app, getShop, async ({ request }) => (await callingShop(request, catalogue)).config);

  serve(app, getProducts, async ({ request }) => productsLeft(pool, await callingShop(request, catalogue)));

  serve(app, findShop, async ({ params }) => {
    const named = await pool.query<Named>('select event_id, slug from shop_slugs where slug = $1', [params.slug]);
    if (!named.rows[0]) throw new ApiFailure(404, 'shop.not_found', 'There is no shop of this name.');
    const { slug, shopToken, apiNamespace, ossBrand, traits } = await configOf(pool, named.rows[0]);
    return { slug, shopToken, apiNamespace, brand: ossBrand, signOnBrand: traits.fixedSsoBrand };
  });

  serve(app, listShops, async () => {
    const named = await pool.query<Named>('select event_id, slug from shop_slugs where listed order by position, slug');
    const configs = await Promise.all(named.rows.map((shop) => configOf(pool, shop)));
    return configs.map(({ slug, ossBrand, shopTheme: { backgrounds }, festivalData }) => {
      const { title, dateStart, dateEnd, place, heroImage, texts } = festivalData;
      const image = heroImage || backgrounds.home || backgrounds.main;
      return { slug, brand: ossBrand, title, dateStart, dateEnd, place, image, texts };
    });
  });
}

async function configOf(pool: Pool, { event_id, slug }: Named): Promise<ShopConfig> {
  const { rows } = await pool.query<{ config: unknown }>('select config from shops where event_id = $1 and slug = $2', [
    event_id,
    slug,
  ]);
  return z.parse(shopConfigSchema, rows[0]?.config);
}
