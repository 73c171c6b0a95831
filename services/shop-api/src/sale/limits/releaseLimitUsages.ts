import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

const atOnce = 500;

/** Gives back the limit usages of expired carts: those of vouchers after half an hour, all others at once [VCH-02]. */
export async function releaseLimitUsages(pool: Pool): Promise<void> {
  await forEachEvent(pool, (eventId) => pool.query('select release_limit_usages($1, $2)', [eventId, atOnce]));
}
