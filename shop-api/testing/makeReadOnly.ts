import pg from 'pg';

/** Leaves a database as a failover leaves it to services that are still connected to the former primary; or undoes it. */
export async function makeReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(
    `begin read write; alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}; commit`,
  );
  // Connections take the setting when they begin.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
