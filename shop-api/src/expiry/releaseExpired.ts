import type { Pool } from 'pg';

const atOnce = 1000;

/**
 * Gives back the stock of every cart whose time is over, and lets carts shop again whose order nobody paid in time [CNT-07].
 * Event by event, since no statement may join two. Answers how many carts ended.
 */
export async function releaseExpired(pool: Pool): Promise<number> {
  const events = await pool.query<{ event_id: string }>('select event_id from events');
  let released = 0;
  for (const { event_id } of events.rows) {
    released += await untilDone(pool, 'release_expired', event_id);
    await untilDone(pool, 'time_out_orders', event_id);
  }
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
