import { withConnection } from './runningShop.ts';

/** A product's stock in the event of a shop. */
const stock = 'where id = $2 and event_id = (select event_id from shop_slugs where slug = $1)';

/**
 * Reserves a product's stock for one journey. `leave` reduces the stock, as purchases of other shoppers do. The stock
 * is restored afterwards. Journeys with the same stock wait for each other, because they share a shop. Open the page
 * inside the callback, so that no other journey has sold the stock out.
 */
export const withStockOf = (
  slug: string,
  product: string,
  walk: (leave: (left: number) => Promise<void>) => Promise<void>,
): Promise<void> =>
  withConnection(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [`${slug} ${product}`]);
    const { rows } = await client.query<{ total: number }>(`select total from stock ${stock}`, [slug, product]);
    try {
      await walk(async (left) => {
        await client.query(`update stock set total = reserved + $3 ${stock}`, [slug, product, left]);
      });
    } finally {
      await client.query(`update stock set total = $3 ${stock}`, [slug, product, rows[0]?.total]);
    }
  });
