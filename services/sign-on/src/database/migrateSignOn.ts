import path from 'node:path';
import { runMigrations } from '@festival/service-kit/database/runMigrations';
import pg from 'pg';

/** The schema of the sign-on's tables, which may share a database with a shop API. */
const schema = 'sign_on';

/**
 * Migrates the sign-on's schema to this release, in one transaction; processes that start at the same time wait for each
 * other. Throws a DatabaseStartError for a database of a newer release.
 */
export async function migrateSignOn(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A lost connection already fails the running statement.
  client.on('error', () => {});
  await client.connect();
  try {
    // At this isolation level the transaction sees what other processes committed while it waited for the lock.
    await client.query('begin isolation level read committed');
    await client.query("select pg_advisory_xact_lock(hashtext('sign-on migrations'))");
    await runMigrations(client, { folder: path.join(import.meta.dirname, 'migrations'), schema });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}
