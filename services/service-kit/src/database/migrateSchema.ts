import pg from 'pg';
import { type Migrations, runMigrations } from './runMigrations.ts';

/**
 * Migrates a service's own schema to this release, in one transaction; processes that start at the same time wait for each other. The schema may be
 * in a database with those of other services. Throws a DatabaseStartError for a database of a newer release.
 */
export async function migrateSchema(databaseUrl: string, migrations: Migrations): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A lost connection already fails the running statement.
  client.on('error', () => {});
  await client.connect();
  try {
    // At this isolation level the transaction sees what other processes committed while it waited for the lock.
    await client.query('begin isolation level read committed');
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`${migrations.schema} migrations`]);
    await runMigrations(client, migrations);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}
