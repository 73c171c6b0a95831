import { PG_MIGRATE_LOCK_ID } from 'node-pg-migrate';
import pg from 'pg';
import { applyFunctions } from './applyFunctions.ts';
import { DatabaseStartError } from './DatabaseStartError.ts';
import { functionFiles } from './functionFiles.ts';
import { runMigrations } from './runMigrations.ts';

/** Names of what a start has applied. */
type Applied = { migrations: string[]; functions: string[] };

/**
 * Brings the database to this release in one transaction: first the missing migrations (tables and data), then the functions and
 * views that differ. Several processes may run it at once: they wait for each other by an advisory lock. Throws a
 * DatabaseStartError for a database that another release of the shop has made, or a newer one has changed.
 */
export async function migrate(databaseUrl: string, functions = functionFiles()): Promise<Applied> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A lost connection already fails the running statement.
  client.on('error', () => {});
  await client.connect();
  try {
    // At this level it sees what other processes committed while it waited for the lock.
    await client.query('begin isolation level read committed');
    await client.query('select pg_advisory_xact_lock($1)', [PG_MIGRATE_LOCK_ID]);
    const migrations = await runMigrations(client);
    const applied = { migrations, functions: await applyFunctions(client, functions) };
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw refusedByDatabase(error as Error) ?? error;
  } finally {
    await client.end();
  }
}

function refusedByDatabase({ message }: Error): DatabaseStartError | null {
  if (!/permission denied|must be owner/.test(message)) return null;
  return new DatabaseStartError(
    `The account of DATABASE_URL may not bring the database to this release (${message.split('\n')[0]}): let it own the database and what is in it.`,
  );
}
