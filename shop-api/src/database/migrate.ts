import path from 'node:path';
import { runner } from 'node-pg-migrate';
import { DatabaseStartError } from './DatabaseStartError.ts';

/**
 * Brings the database to this release's schema. Safe for several processes at once: they wait for each other by an advisory lock.
 * Each migration is a plain SQL file in `migrations/`; they run in one transaction, all or none.
 * Throws a DatabaseStartError for a database that another release of the shop has made.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const run = await runner({
    databaseUrl,
    dir: path.join(import.meta.dirname, 'migrations'),
    direction: 'up',
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    singleTransaction: true,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  }).catch((error: Error) => {
    throw /^Not run migration/.test(error.message) ? otherSchema() : error;
  });
  return run.map((migration) => migration.name);
}

const otherSchema = () =>
  new DatabaseStartError(
    'The database was made by another release of this shop: use that release, or `npm run reset` starts with an empty one (what is in it is lost).',
  );
