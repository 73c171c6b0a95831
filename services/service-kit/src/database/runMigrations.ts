import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MigrationBuilder, type RunnerOption, runner } from 'node-pg-migrate';
import type { ClientBase } from 'pg';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';
import { sqlStatements } from './sqlStatements.ts';

/**
 * The migrations to run, and the schema of the table that records them. The schema is created unless it is `public`.
 */
export type Migrations = { folder: string; schema: string };

/**
 * Runs the missing migrations, each a plain SQL file of the folder, in the caller's transaction and under its lock.
 * Returns their names. Throws a DatabaseStartError for a database of another or a newer release.
 */
export async function runMigrations(client: ClientBase, migrations: Migrations): Promise<string[]> {
  await refuseNewer(client, migrations);
  const run = await runner({
    dbClient: client,
    dir: migrations.folder,
    direction: 'up',
    migrationsTable: 'migrations',
    migrationsSchema: migrations.schema,
    createMigrationsSchema: migrations.schema !== 'public',
    noLock: true,
    singleTransaction: false,
    migrationLoaderStrategies: withoutTransactions,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  }).catch((error: Error) => {
    throw /^Not run migration/.test(error.message) ? otherSchema() : error;
  });
  return run.map(({ name }) => name);
}

/** Loads migrations without their own transactions: the caller has one. */
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
            actions: { up: (builder) => runStatements(builder, sql), down: false },
          };
        }),
      ),
  },
];

function runStatements(builder: MigrationBuilder, sql: string): void {
  builder.noTransaction();
  for (const statement of sqlStatements(sql)) builder.sql(statement.sql);
}

const otherSchema = () =>
  new DatabaseStartError(
    'The database was made by another release of this shop, perhaps a newer one: use that release, or an empty database (`npm run reset` empties the embedded one and deletes its data).',
  );

/** Names of the migrations that the database lacks. Throws like `runMigrations`. */
export async function missingMigrations(client: ClientBase, migrations: Migrations): Promise<string[]> {
  await refuseNewer(client, migrations);
  const { rows } = await client.query<{ name: string }>(`select name from ${migrations.schema}.migrations`);
  const made = new Set(rows.map(({ name }) => name));
  return knownMigrations(migrations).filter((name) => !made.has(name));
}

const knownMigrations = ({ folder }: Migrations): string[] => readdirSync(folder).map((file) => path.parse(file).name);

/** Refuses a newer database, since a newer release may have added constraints that this release violates. */
async function refuseNewer(client: ClientBase, migrations: Migrations): Promise<void> {
  const table = `${migrations.schema}.migrations`;
  const { rows } = await client.query<{ made: boolean }>('select to_regclass($1) is not null as made', [table]);
  if (!rows[0]?.made) return;
  const { rowCount } = await client.query(`select 1 from ${table} where name <> all ($1)`, [
    knownMigrations(migrations),
  ]);
  if (rowCount) throw otherSchema();
}
