import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

const atOnce = 500;
const keptFor = '30 days';

/**
 * Deletes carts that ended 30 days ago without an order, and expired tokens of waiting rooms. Orders and their carts
 * are kept. Any number of processes may run it concurrently. Returns the number of deleted carts.
 */
export async function forgetCarts(pool: Pool): Promise<number> {
  let forgotten = 0;
  await forEachEvent(pool, async (eventId) => {
    await pool.query('delete from queue_tokens where event_id = $1 and expires_at < statement_timestamp()', [eventId]);
    for (let done = atOnce; done === atOnce; forgotten += done) {
      const { rows } = await pool.query<{ done: number }>('select forget_carts($1, $2::interval, $3) as done', [
        eventId,
        keptFor,
        atOnce,
      ]);
      done = rows[0]?.done ?? 0;
    }
  });
  return forgotten;
}
