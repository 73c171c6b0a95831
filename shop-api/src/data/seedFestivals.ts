import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelOffer';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod/mini';
import { inTransaction } from '../database/inTransaction.ts';
import type { FestivalSeed } from './festivalSeed.ts';

/**
 * Brings the data set into the database, again at each start: definitions become as they are here, what is sold or held
 * stays. Several processes may do it at once. What the contracts would refuse is refused here, before it is stored.
 */
export async function seedFestivals(pool: Pool, festivals: readonly FestivalSeed[]): Promise<void> {
  for (const festival of festivals) {
    await inTransaction(pool, async (client) => {
      await client.query("select pg_advisory_xact_lock(hashtext('seed festivals'))");
      await client.query(
        'insert into events (event_id, name) values ($1, $2) on conflict (event_id) do update set name = excluded.name',
        [festival.eventId, festival.name],
      );
      await seedProducts(client, festival);
      await seedShops(client, festival);
      await seedStays(client, festival);
    });
  }
}

async function seedStock(client: PoolClient, eventId: string, id: string, total: number): Promise<void> {
  // Never below what is sold and held.
  await client.query(
    `insert into stock (event_id, id, total) values ($1, $2, $3)
     on conflict (event_id, id) do update set total = greatest(excluded.total, stock.reserved)
     where stock.total <> excluded.total`,
    [eventId, id, total],
  );
}

async function seedProducts(client: PoolClient, { eventId, products }: FestivalSeed): Promise<void> {
  for (const { product, stock, sharesStockOf } of products) {
    z.parse(productSchema, product);
    if (stock !== null) await seedStock(client, eventId, product.id, stock);
    const ownStock = stock === null ? null : product.id;
    await client.query(
      `insert into products (event_id, id, stock_id, definition) values ($1, $2, $3, $4)
       on conflict (event_id, id) do update set stock_id = excluded.stock_id, definition = excluded.definition`,
      [eventId, product.id, sharesStockOf ?? ownStock, JSON.stringify(product)],
    );
  }
}

async function seedShops(client: PoolClient, { eventId, position, shops, products }: FestivalSeed): Promise<void> {
  for (const { config, listed, productIds } of shops) {
    z.parse(shopConfigSchema, config);
    const { slug } = config;
    await client.query(
      `insert into shops (event_id, slug, token, config) values ($1, $2, $3, $4)
       on conflict (event_id, slug) do update set token = excluded.token, config = excluded.config`,
      [eventId, slug, config.shopToken, JSON.stringify(config)],
    );
    await client.query(
      `insert into shop_slugs (slug, event_id, listed, position) values ($1, $2, $3, $4)
       on conflict (slug) do update
       set event_id = excluded.event_id, listed = excluded.listed, position = excluded.position`,
      [slug, eventId, listed, position],
    );
    await client.query('delete from shop_products where event_id = $1 and slug = $2', [eventId, slug]);
    await client.query(
      `insert into shop_products (event_id, slug, product_id, position)
       select $1, $2, id, nr from unnest($3::text[]) with ordinality as offered (id, nr)`,
      [eventId, slug, productIds ?? products.map(({ product }) => product.id)],
    );
  }
}

async function seedStays(
  client: PoolClient,
  { eventId, travelId, travelSettings, stays }: FestivalSeed,
): Promise<void> {
  z.parse(travelSettingsSchema, travelSettings);
  await client.query(
    `insert into travel_ids (travel_id, event_id, settings) values ($1, $2, $3)
     on conflict (travel_id) do update set settings = excluded.settings`,
    [travelId, eventId, JSON.stringify(travelSettings)],
  );
  for (const [index, { stay, stock }] of stays.entries()) {
    z.parse(travelPackageSchema, stay);
    const stockId = `stay:${stay.id}`;
    await seedStock(client, eventId, stockId, stock);
    await client.query(
      `insert into travel_packages (event_id, id, travel_id, stock_id, position, definition) values ($1, $2, $3, $4, $5, $6)
       on conflict (event_id, id) do update set travel_id = excluded.travel_id, stock_id = excluded.stock_id,
         position = excluded.position, definition = excluded.definition`,
      [eventId, stay.id, travelId, stockId, index, JSON.stringify(stay)],
    );
  }
}
