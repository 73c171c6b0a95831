import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunnerOption, runner } from 'node-pg-migrate';
import type { ClientBase } from 'pg';
import { DatabaseStartError } from './DatabaseStartError.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/**
 * Runs the missing migrations, each a plain SQL file of `migrations/`, in the transaction and under the lock of the caller.
 * Answers their names. Throws a DatabaseStartError for a database of another or a newer release.
 */
export async function runMigrations(client: ClientBase): Promise<string[]> {
  await refuseNewer(client);
  const run = await runner({
    dbClient: client,
    dir: folder,
    direction: 'up',
    migrationsTable: 'migrations',
    noLock: true,
    singleTransaction: false,
    migrationLoaderStrategies: withoutTransactions,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  }).catch((error: Error) => {
    throw /^Not run migration/.test(error.message) ? otherSchema() : error;
  });
  return run.map(({ name }) => name);
}

/** Loads migrations without transactions of their own: the caller has one. */
const withoutTransactions: RunnerOption['migrationLoaderStrategies'] = [
  {
    extensions: ['.sql'],
    loader: (files) =>
      Promise.all(
        files.map(async (file) => {
          const sql = await readFile(file, 'utf8');
          return {
            id: file,
            filePaths: [file],
            actions: { up: (builder) => void builder.noTransaction().sql(sql), down: false },
          };
        }),
      ),
  },
];

const otherSchema = () =>
  new DatabaseStartError(
    'The database was made by another release of this shop, perhaps a newer one: use that release, or an empty database (`npm run reset` empties the embedded one; what is in it is lost).',
  );

/** This release may break rules that a newer one has added. */
async function refuseNewer(client: ClientBase): Promise<void> {
  const known = readdirSync(folder).map((file) => path.parse(file).name);
  const { rows } = await client.query<{ made: boolean }>("select to_regclass('migrations') is not null as made");
  if (!rows[0]?.made) return;
  const { rowCount } = await client.query('select 1 from migrations where name <> all ($1)', [known]);
  if (rowCount) throw otherSchema();
}
