import type { FestivalSeed, StaySeed } from '@festival/example-festivals/festivalSeed';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelSettings';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod/mini';
import { seedEarlierOrders } from './seedEarlierOrders.ts';
import { seedLimits } from './seedLimits.ts';

/**
 * Stores the example data in the database, at each start. It replaces definitions and does not change sold or reserved
 * stock. Several processes may run it concurrently. Throws for data that the contracts refuse.
 */
export async function seedFestivals(pool: Pool, festivals: readonly FestivalSeed[]): Promise<void> {
  for (const festival of festivals) {
    await inTransaction(pool, async (client) => {
      await client.query("select pg_advisory_xact_lock(hashtext('seed festivals'))");
      await client.query(
        `insert into events (event_id, name, unpaid_share_percent) values ($1, $2, $3)
         on conflict (event_id) do update set name = excluded.name, unpaid_share_percent = excluded.unpaid_share_percent`,
        [festival.eventId, festival.name, festival.unpaidSharePercent ?? 50],
      );
      await seedProducts(client, festival);
      await seedShops(client, festival);
      await seedStays(client, festival);
      await seedLimits(client, festival);
      await seedEarlierOrders(client, festival);
    });
  }
}

async function seedStock(client: PoolClient, eventId: string, id: string, total: number): Promise<void> {
  // The total is never set below the sold and reserved quantity, which would violate the table's check.
  await client.query(
    `insert into stock (event_id, id, total) values ($1, $2, $3)
     on conflict (event_id, id) do update set total = greatest(excluded.total, stock.reserved)
     where stock.total <> excluded.total`,
    [eventId, id, total],
  );
}

async function seedProducts(client: PoolClient, festival: FestivalSeed): Promise<void> {
  const { eventId, products, stays, stayExtras } = festival;
  for (const { product, stock, sharesStockOf } of [
    ...products,
    ...stays.flatMap((stay) => stay.rooms),
    ...stayExtras,
  ]) {
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
    await seedOffer(client, eventId, slug, productIds ?? products.map(({ product }) => product.id));
  }
}

/**
 * Stores the products of a shop, in this order. Products that the shop no longer has are withdrawn, since carts may
 * contain them; see forgetWithdrawn.
 */
async function seedOffer(client: PoolClient, eventId: string, slug: string, productIds: string[]): Promise<void> {
  await client.query(
    `update shop_products set withdrawn_at = now()
     where event_id = $1 and slug = $2 and withdrawn_at is null and product_id <> all ($3)`,
    [eventId, slug, productIds],
  );
  await client.query(
    `insert into shop_products (event_id, slug, product_id, position)
     select $1, $2, id, nr from unnest($3::text[]) with ordinality as offered (id, nr)
     on conflict (event_id, slug, product_id) do update set position = excluded.position, withdrawn_at = null`,
    [eventId, slug, productIds],
  );
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
  // Rooms and extras that are no longer offered are deleted. Their orders are kept.
  await client.query('delete from travel_rooms where event_id = $1', [eventId]);
  await client.query('delete from travel_extras where event_id = $1', [eventId]);
  for (const [position, seed] of stays.entries()) await seedStay(client, { eventId, travelId, position }, seed);
}

type StayPlace = { eventId: string; travelId: string; position: number };

async function seedStay(client: PoolClient, place: StayPlace, { stay, rooms, extras }: StaySeed): Promise<void> {
  const { eventId, travelId, position } = place;
  z.parse(travelPackageSchema, stay);
  await client.query(
    `insert into travel_packages (event_id, id, travel_id, position, definition) values ($1, $2, $3, $4, $5)
     on conflict (event_id, id) do update set travel_id = excluded.travel_id, stock_id = null,
       position = excluded.position, definition = excluded.definition`,
    [eventId, stay.id, travelId, position, JSON.stringify(stay)],
  );
  for (const [index, { product, title, titles, sleeps, takes }] of rooms.entries()) {
    await client.query(
      `insert into travel_rooms (event_id, product_id, package_id, position, title, titles, sleeps, takes)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [eventId, product.id, stay.id, index, title, JSON.stringify(titles), sleeps, takes],
    );
  }
  for (const [index, { productId, category, isAddOn, optionOf }] of extras.entries()) {
    await client.query(
      `insert into travel_extras (event_id, package_id, product_id, position, category, is_add_on, option_of)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [eventId, stay.id, productId, index, category, isAddOn, optionOf ?? null],
    );
  }
}
