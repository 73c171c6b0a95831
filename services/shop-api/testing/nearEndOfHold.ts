import type { Pool } from 'pg';

/** Makes a cart's hold end in this many seconds. */
export async function nearEndOfHold(pool: Pool, cartId: string, seconds = 100): Promise<void> {
  await pool.query(
    `update carts set hold_until = statement_timestamp() + $2 * interval '1 second',
       expires_at = statement_timestamp() + $2 * interval '1 second', hold_extensions = 0 where id = $1`,
    [cartId, seconds],
  );
}
