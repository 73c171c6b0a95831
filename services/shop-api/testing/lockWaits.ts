import pg from 'pg';
import type { TestDatabase } from './testDatabase.ts';

/** The number of connections to the database, on any of its nodes, that wait for a lock. */
export async function lockWaits({ urls }: Pick<TestDatabase, 'urls'>): Promise<number> {
  let waiting = 0;
  for (const connectionString of urls) {
    const node = new pg.Client({ connectionString });
    await node.connect();
    const { rowCount } = await node.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    await node.end();
    waiting += rowCount ?? 0;
  }
  return waiting;
}
