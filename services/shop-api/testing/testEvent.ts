import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** An event with stock and carts that are inserted into the tables. */
export type TestEvent = {
  eventId: string;
  openCarts: (count: number, holdSeconds?: number) => Promise<string[]>;
  stockOf: (stockId: string) => Promise<{ reserved: number; inLines: number }>;
};

export async function testEvent(pool: Pool, stock: Record<string, number>): Promise<TestEvent> {
  const eventId = `event-${randomBytes(4).toString('hex')}`;
  await pool.query('insert into events values ($1, $1)', [eventId]);
  await pool.query(`insert into shops (event_id, slug, token, config) values ($1, 'shop', 'token-' || $1, '{}')`, [
    eventId,
  ]);
  await pool.query('insert into stock (event_id, id, total) select $1, * from unnest($2::text[], $3::integer[])', [
    eventId,
    Object.keys(stock),
    Object.values(stock),
  ]);
  return {
    eventId,
    openCarts: async (count, holdSeconds = 900) => {
      const { rows } = await pool.query<{ id: string }>(
        `insert into carts (event_id, shop_slug, token_hash, hold_until, expires_at)
         select $1, 'shop', '\\x00', now() + $3 * interval '1 second', now() + $3 * interval '1 second'
         from generate_series(1, $2) returning id`,
        [eventId, count, holdSeconds],
      );
      return rows.map((row) => row.id);
    },
    stockOf: async (stockId) => {
      const { rows } = await pool.query<{ reserved: number; inLines: number }>(
        `select reserved, (select coalesce(sum(qty), 0)::integer from cart_lines line
           where line.event_id = stock.event_id and line.stock_id = stock.id) as "inLines"
         from stock where event_id = $1 and id = $2`,
        [eventId, stockId],
      );
      return rows[0] ?? { reserved: Number.NaN, inLines: Number.NaN };
    },
  };
}
