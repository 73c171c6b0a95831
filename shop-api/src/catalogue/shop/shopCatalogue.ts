import { productSchema } from '@festival/shared-contracts/product/product';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';
import { readStays } from '../travel/readStays.ts';
import type { Shop } from './shop.ts';

const freshMilliseconds = 5000;
const mostKept = 1000;

/** Finds the shop of a token within its event's namespace; null where there is none. */
export type ShopCatalogue = { find: (eventId: string, token: string) => Promise<Shop | null> };

/**
 * Shops by token, parsed once and kept for 5 seconds: config and products change seldom, and are asked for by each call.
 * What is left of a product is not among it.
 */
export function shopCatalogue(pool: Pool): ShopCatalogue {
  const kept = new Map<string, { shop: Promise<Shop | null>; until: number }>();
  return {
    find: async (eventId, token) => {
      const key = `${eventId} ${token}`;
      const found = kept.get(key);
      if (found && found.until > performance.now()) return found.shop;
      const shop = readShop(pool, eventId, token);
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { shop, until: performance.now() + freshMilliseconds });
      // Neither a failure nor a shop that isn't there yet is remembered.
      shop.then(
        (value) => value === null && kept.delete(key),
        () => kept.delete(key),
      );
      return shop;
    },
  };
}

async function readShop(pool: Pool, eventId: string, token: string): Promise<Shop | null> {
  const shops = await pool.query<{ slug: string; config: unknown }>(
    'select slug, config from shops where event_id = $1 and token = $2',
    [eventId, token],
  );
  const row = shops.rows[0];
  if (!row) return null;
  const { rows } = await pool.query<{ definition: unknown; stock_id: string | null }>(
    `select definition, stock_id from shop_products offered
     join products on products.event_id = offered.event_id and products.id = offered.product_id
     where offered.event_id = $1 and offered.slug = $2 order by offered.position`,
    [eventId, row.slug],
  );
  const config = z.parse(shopConfigSchema, row.config);
  const stays = await readStays(pool, eventId, config.apiTravelId);
  const listed = rows.map(({ definition, stock_id }) => ({
    product: z.parse(productSchema, definition),
    stockId: stock_id,
  }));
  const ofStays = [...stays.values()].flatMap((stay): CatalogueProduct[] => [...stay.rooms, ...stay.extras]);
  const byId = new Map([...listed, ...ofStays].map((entry) => [entry.product.id, entry]));
  const capabilities = capabilitiesOf(config);
  return { eventId, slug: row.slug, config, capabilities, products: [...byId.values()], byId, stays };
}
