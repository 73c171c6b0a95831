import { join } from 'node:path';
import { runMigrations } from '@festival/service-kit/database/runMigrations';
import pg from 'pg';

/** The schema of the registry's tables, which may share a database with a shop API. */
const schema = 'registry';

/**
 * Migrates the registry's schema to this release, in one transaction; registries that start at the same time wait for each other. @throws
 * DatabaseStartError for a database of a newer release.
 */
export async function migrateRegistry(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A lost connection already fails the running statement.
  client.on('error', () => {});
  await client.connect();
  try {
    // At this isolation level the transaction sees what other processes committed while it waited for the lock.
    await client.query('begin isolation level read committed');
    await client.query("select pg_advisory_xact_lock(hashtext('registry migrations'))");
    await runMigrations(client, { folder: join(import.meta.dirname, 'migrations'), schema });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}
