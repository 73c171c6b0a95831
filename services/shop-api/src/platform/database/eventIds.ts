import type { Pool } from 'pg';

/**
 * Returns every event id, in a fixed order. Background jobs and commands process one event after another, since no
 * statement may join two events.
 */
export async function eventIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ event_id: string }>('select event_id from events order by event_id');
  return rows.map((row) => row.event_id);
}
