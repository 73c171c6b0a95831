import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

const atOnce = 1000;

/**
 * Releases the stock of every expired cart. A cart whose order was not paid in time is shopping again [CNT-07].
 * Processes one event after another, since no statement may join two events. Calls `onReleased` with the number of
 * ended carts of each event, and returns their sum.
 */
export async function releaseExpired(pool: Pool, onReleased: (carts: number) => void = () => {}): Promise<number> {
  let released = 0;
  await forEachEvent(pool, async (eventId) => {
    const ended = await untilDone(pool, 'release_expired', eventId);
    released += ended;
    onReleased(ended);
    await untilDone(pool, 'time_out_orders', eventId);
  });
  return released;
}

async function untilDone(pool: Pool, work: 'release_expired' | 'time_out_orders', eventId: string): Promise<number> {
  let total = 0;
  for (;;) {
    const { rows } = await pool.query<{ done: number }>(`select ${work}($1, $2) as done`, [eventId, atOnce]);
    const done = rows[0]?.done ?? 0;
    total += done;
    if (done < atOnce) return total;
  }
}
