import pg from 'pg';

/**
 * Makes a database read-only, as a failover does for services that are still connected to the former primary, or makes
 * it writable again.
 */
export async function makeReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(
    `begin read write; alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}; commit`,
  );
  // Connections read the setting when they start.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
