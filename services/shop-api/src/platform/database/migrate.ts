import path from 'node:path';
import { type Migrations, missingMigrations, runMigrations } from '@festival/service-kit/database/runMigrations';
import { DatabaseStartError } from '@festival/service-kit/settings/DatabaseStartError';
import { PG_MIGRATE_LOCK_ID } from 'node-pg-migrate';
import pg, { type ClientBase } from 'pg';
import { applyFunctions, outdatedFunctions } from './applyFunctions.ts';
import { changesThrough } from './changesThrough.ts';
import { type FunctionFile, functionFiles } from './functionFiles.ts';

const ofShop: Migrations = { folder: path.join(import.meta.dirname, 'migrations'), schema: 'public' };

/** Names of the files that a start has applied. */
type Applied = { migrations: string[]; functions: string[] };

/**
 * Migrates the database to this release in one transaction: first the missing migrations (tables and data), then the
 * functions and views that differ. Concurrent processes wait for each other by an advisory lock. On a node that takes
 * no changes it only reads. Throws a DatabaseStartError if the database was made by another release of the shop, if a
 * newer release has changed it, or if changes are missing on a node that takes none.
 */
export async function migrate(databaseUrl: string, functions = functionFiles(), migrations = ofShop): Promise<Applied> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A lost connection already fails the running statement.
  client.on('error', () => {});
  await client.connect();
  try {
    // At this isolation level, the transaction sees what other processes committed while it waited for the lock.
    await client.query('begin isolation level read committed');
    const elsewhere = await changesThrough(client);
    if (elsewhere !== null) {
      await requireCurrent(client, { functions, migrations }, elsewhere);
      return { migrations: [], functions: [] };
    }
    await client.query('select pg_advisory_xact_lock($1)', [PG_MIGRATE_LOCK_ID]);
    const made = await runMigrations(client, migrations);
    const applied = { migrations: made, functions: await applyFunctions(client, functions) };
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw refusedByDatabase(error as Error) ?? error;
  } finally {
    await client.end();
  }
}

async function requireCurrent(
  client: ClientBase,
  { functions, migrations }: { functions: readonly FunctionFile[]; migrations: Migrations },
  elsewhere: string,
) {
  const missing = [...(await missingMigrations(client, migrations)), ...(await outdatedFunctions(client, functions))];
  if (missing.length === 0) return;
  throw new DatabaseStartError(
    `The database is not at this release yet (${missing[0]}), and this node takes no changes: start a shop API on ${elsewhere} first.`,
  );
}

function refusedByDatabase({ message }: Error): DatabaseStartError | null {
  if (!/permission denied|must be owner/.test(message)) return null;
  return new DatabaseStartError(
    `The account of DATABASE_URL may not migrate the database to this release (${message.split('\n')[0]}): make it the owner of the database and its objects.`,
  );
}
