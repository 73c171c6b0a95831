import { withConnection } from './runningShop.ts';

/** A product's stock in the event of a shop. */
const stock = 'where id = $2 and event_id = (select event_id from shop_slugs where slug = $1)';

/**
 * While `during` runs so many of a product are left, as by other shoppers who buy; then as many as before. Journeys that change the same
 * stock wait for each other, since they share a shop.
 */
export const whileLeft = (slug: string, product: string, left: number, during: () => Promise<void>): Promise<void> =>
  withConnection(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [`${slug} ${product}`]);
    const { rows } = await client.query<{ total: number }>(`select total from stock ${stock}`, [slug, product]);
    await client.query(`update stock set total = reserved + $3 ${stock}`, [slug, product, left]);
    try {
      await during();
    } finally {
      await client.query(`update stock set total = $3 ${stock}`, [slug, product, rows[0]?.total]);
    }
  });
