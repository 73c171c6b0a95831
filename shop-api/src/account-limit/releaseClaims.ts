import type { Pool } from 'pg';

const atOnce = 500;

/** Gives back what carts claimed whose time is over: vouchers half an hour after it, all else at once [VCH-02]. */
export async function releaseClaims(pool: Pool): Promise<void> {
  const events = await pool.query<{ event_id: string }>('select event_id from events');
  for (const { event_id: eventId } of events.rows) {
    await pool.query('select release_claims($1, $2)', [eventId, atOnce]);
  }
}
