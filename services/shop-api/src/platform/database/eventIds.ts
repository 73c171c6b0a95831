import type { Pool } from 'pg';

/** Every event, in a fixed order. Background jobs and commands work event by event, since no statement may join two. */
export async function eventIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ event_id: string }>('select event_id from events order by event_id');
  return rows.map((row) => row.event_id);
}
