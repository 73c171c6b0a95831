import path from 'node:path';
import { runner } from 'node-pg-migrate';

/**
 * Brings the database to this release's schema. Safe for several processes at once: they wait for each other by an advisory lock.
 * Each migration is a plain SQL file in `migrations/`; they run in one transaction, all or none.
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
  });
  return run.map((migration) => migration.name);
}
