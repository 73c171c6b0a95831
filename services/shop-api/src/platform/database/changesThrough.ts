import type { ClientBase, Pool } from 'pg';

/**
 * The address of the node that accepts migrations and changes of data, if the connected node of a distributed database
 * accepts none (docs/citus.sql sets it); null on every other database. Only that node has the lock that prevents
 * concurrent schema changes.
 */
export async function changesThrough(database: ClientBase | Pool): Promise<string | null> {
  const { rows } = await database.query<{ node: string | null }>(
    "select nullif(current_setting('shop.changes_through', true), '') as node",
  );
  return rows[0]?.node ?? null;
}
