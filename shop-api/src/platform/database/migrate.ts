import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { DatabaseStartError } from './DatabaseStartError.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/**
 * Brings the database to this release's schema. Safe for several processes at once: they wait for each other by an advisory lock.
 * Each migration is a plain SQL file in `migrations/`; they run in one transaction, all or none.
 * Throws a DatabaseStartError for a database that another release of the shop has made, or a newer one has changed.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  await refuseNewer(databaseUrl);
  const run = await runner({
    databaseUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    singleTransaction: true,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  }).catch((error: Error) => {
    if (/^Not run migration/.test(error.message)) throw otherSchema();
    throw /permission denied|must be owner/.test(error.message) ? mayNotMigrate(error.message.split('\n')[0]) : error;
  });
  return run.map((migration) => migration.name);
}

const mayNotMigrate = (said = '') =>
  new DatabaseStartError(
    `The account of DATABASE_URL may not bring the database to this release (${said}): let it own the database and what is in it.`,
  );

const otherSchema = () =>
  new DatabaseStartError(
    'The database was made by another release of this shop, perhaps a newer one: use that release, or an empty database (`npm run reset` empties the embedded one; what is in it is lost).',
  );

/** What a newer release has added may have rules that this one would break without knowing. */
async function refuseNewer(databaseUrl: string): Promise<void> {
  const known = readdirSync(folder).map((file) => path.parse(file).name);
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ made: boolean }>("select to_regclass('migrations') is not null as made");
    if (!rows[0]?.made) return;
    const { rowCount } = await client.query('select 1 from migrations where name <> all ($1)', [known]);
    if (rowCount) throw otherSchema();
  } finally {
    await client.end();
  }
}
