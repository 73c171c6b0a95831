import { productSchema } from '@festival/shared-contracts/product/product';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { type ShopConfig, shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';
import { readStays } from './readStays.ts';
import type { Shop } from './shop.ts';

/**
 * Milliseconds. With this time and the caches of the hosts, a change is on every page within 5 seconds
 * (docs/decisions/0024).
 */
const freshMilliseconds = 1000;
const cacheSize = 1000;

/** Whether the payment provider of this name is set up. */
export type IsSetUp = (paymentProvider: ShopConfig['paymentProvider']) => boolean;

/** Finds the shop of a token in an event's namespace, or null. */
export type ShopCatalogue = { find: (eventId: string, token: string) => Promise<Shop | null> };

/**
 * Reads and parses shops by token and caches them for a second: every call needs config and products, which rarely
 * change. Free stock is not cached. A shop whose payment provider is not set up sells nothing, and other shops are
 * unaffected [PAY-08].
 */
export function shopCatalogue(pool: Pool, isSetUp: IsSetUp): ShopCatalogue {
  const cache = new Map<string, { shop: Promise<Shop | null>; until: number }>();
  return {
    find: async (eventId, token) => {
      const key = `${eventId} ${token}`;
      const found = cache.get(key);
      if (found && found.until > performance.now()) return found.shop;
      const shop = readShop(pool, isSetUp, eventId, token);
      if (cache.size >= cacheSize) cache.clear();
      cache.set(key, { shop, until: performance.now() + freshMilliseconds });
      // Failures and missing shops are not cached.
      shop.then(
        (value) => value === null && cache.delete(key),
        () => cache.delete(key),
      );
      return shop;
    },
  };
}

async function readShop(pool: Pool, isSetUp: IsSetUp, eventId: string, token: string): Promise<Shop | null> {
  const shops = await pool.query<{ slug: string; config: unknown; unpaidSharePercent: number }>(
    `select slug, config, unpaid_share_percent as "unpaidSharePercent"
     from shops join events on events.event_id = shops.event_id where shops.event_id = $1 and token = $2`,
    [eventId, token],
  );
  const row = shops.rows[0];
  if (!row) return null;
  const { rows } = await pool.query<{ definition: unknown; stock_id: string | null; is_withdrawn: boolean }>(
    `select definition, stock_id, withdrawn_at is not null as is_withdrawn from shop_products offered
     join products on products.event_id = offered.event_id and products.id = offered.product_id
     where offered.event_id = $1 and offered.slug = $2 order by is_withdrawn, offered.position`,
    [eventId, row.slug],
  );
  const stored = z.parse(shopConfigSchema, row.config);
  const config = isSetUp(stored.paymentProvider) ? stored : { ...stored, awaitsPaymentSetUp: true };
  const stays = await readStays(pool, eventId, config.apiTravelId);
  const listed = rows.map(({ definition, stock_id, is_withdrawn }) => {
    const product = z.parse(productSchema, definition);
    return { product: is_withdrawn ? { ...product, soldOut: true } : product, stockId: stock_id };
  });
  const ofStays = [...stays.values()].flatMap((stay): CatalogueProduct[] => [...stay.rooms, ...stay.extras]);
  const byId = new Map([...listed, ...ofStays].map((entry) => [entry.product.id, entry]));
  const capabilities = capabilitiesOf(config);
  const { slug, unpaidSharePercent } = row;
  return { eventId, slug, unpaidSharePercent, config, capabilities, products: [...byId.values()], byId, stays };
}
