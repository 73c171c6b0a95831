import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';

const atOnce = 500;

/** Gives back what carts claimed whose time is over: vouchers half an hour after it, all else at once [VCH-02]. */
export async function releaseClaims(pool: Pool): Promise<void> {
  for (const eventId of await eventIds(pool)) {
    await pool.query('select release_limit_usages($1, $2)', [eventId, atOnce]);
  }
}
