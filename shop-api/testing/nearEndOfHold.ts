import type { Pool } from 'pg';

/** Lets a cart's hold end in so many seconds. */
export async function nearEndOfHold(pool: Pool, cartId: string, seconds = 100): Promise<void> {
  await pool.query(
    `update carts set hold_until = hold.until, expires_at = hold.until, hold_extensions = 0
     from (select clock_timestamp() + $2 * interval '1 second' as until) hold where id = $1`,
    [cartId, seconds],
  );
}
