import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';

const most = 5;
const windowSeconds = 600;

/** Counts a client's look-up, found or not. Throws 429 for the sixth within 10 minutes. */
export async function countLookUp(pool: Pool, eventId: string, client: string): Promise<void> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select count_look_up($1, $2, $3, $4 * interval '1 second') as may`,
    [eventId, createHash('sha256').update(`${eventId} ${client}`).digest(), most, windowSeconds],
  );
  if (!rows[0]?.may)
    throw new ApiFailure(429, 'lookup.too_many', 'Too many orders were looked up. Try again in ten minutes.');
}

/** Deletes the counts of clients without a recent look-up. */
export async function forgetLookUps(pool: Pool): Promise<void> {
  for (const eventId of await eventIds(pool)) {
    await pool.query(
      "delete from look_ups where event_id = $1 and last_at < clock_timestamp() - $2 * interval '1 second'",
      [eventId, windowSeconds],
    );
  }
}
