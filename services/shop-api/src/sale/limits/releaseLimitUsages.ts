import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

const atOnce = 500;

/**
 * Gives back the limit usages of expired carts: the use of a voucher after half an hour, all other usages at once
 * [VCH-02].
 */
export async function releaseLimitUsages(pool: Pool): Promise<void> {
  await forEachEvent(pool, (eventId) => pool.query('select release_limit_usages($1, $2)', [eventId, atOnce]));
}
