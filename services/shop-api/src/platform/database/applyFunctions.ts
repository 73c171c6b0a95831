import { sqlStatements } from '@festival/service-kit/database/sqlStatements';
import type { ClientBase } from 'pg';
import { type FunctionFile, mentions } from './functionFiles.ts';

/** A function or view in the database. `signature` identifies it in a `drop`. */
type Definition = { kind: 'function' | 'view'; signature: string };

/** The definitions by file name. A name has several definitions if a function has several signatures. */
type Definitions = ReadonlyMap<string, readonly Definition[]>;

/**
 * Applies the files that are new, changed, or missing in the database. Returns their names. Call it in the transaction
 * of the migrations, under their lock. Throws an Error that names the file.
 */
export async function applyFunctions(client: ClientBase, files: readonly FunctionFile[]): Promise<string[]> {
  const hashes = await recordedHashes(client);
  const applied: string[] = [];
  let existing = await definitions(client);
  for (const file of files) {
    if (hashes.get(file.name) === file.hash && existing.has(file.name)) continue;
    await apply(client, file, { existing, files }).catch((error: Error) => {
      throw notApplicable(file, error);
    });
    await client.query('insert into functions values ($1, $2) on conflict (name) do update set hash = excluded.hash', [
      file.name,
      file.hash,
    ]);
    existing = await definitions(client);
    applied.push(file.name);
  }
  return applied;
}

/** Names of the files whose content differs from the database. */
export async function outdatedFunctions(client: ClientBase, files: readonly FunctionFile[]): Promise<string[]> {
  const hashes = await recordedHashes(client);
  return files.filter(({ name, hash }) => hashes.get(name) !== hash).map(({ name }) => name);
}

type Context = { existing: Definitions; files: readonly FunctionFile[] };

/**
 * Replaces a definition in place, so that running calls continue. If that is impossible, drops the definition and
 * creates it again.
 */
async function apply(client: ClientBase, file: FunctionFile, context: Context): Promise<void> {
  const former = context.existing.get(file.name) ?? [];
  await client.query('savepoint before_function');
  try {
    await define(client, file);
  } catch (error) {
    if (!hasOtherShape(error)) throw error;
    await client.query('rollback to savepoint before_function');
    await dropViewsOver(client, file, context);
    await drop(client, former);
    await define(client, file);
  }
  // A function with other arguments would be an overload, which would make calls ambiguous.
  const current = (await definitions(client)).get(file.name) ?? [];
  if (current.length > former.length) await drop(client, former);
}

async function define(client: ClientBase, { sql }: FunctionFile): Promise<void> {
  for (const statement of sqlStatements(sql)) {
    await client.query(statement.sql).catch((error: Error & { position?: string }) => {
      if (error.position !== undefined) error.position = String(statement.start + Number(error.position));
      throw error;
    });
  }
}

/** PostgreSQL can't replace a function's result type or a view's columns: invalid_function_definition, invalid_table_definition. */
const hasOtherShape = (error: unknown): boolean => ['42P13', '42P16'].includes((error as { code?: string }).code ?? '');

/**
 * Drops the views that depend on a definition, highest first. Their files come later in the order and create them
 * again.
 */
async function dropViewsOver(client: ClientBase, file: FunctionFile, { existing, files }: Context): Promise<void> {
  const below = [file];
  for (const other of files) {
    if (!below.includes(other) && below.some((one) => mentions(other, one))) below.push(other);
  }
  for (const { name } of below.slice(1).reverse()) {
    await drop(client, existing.get(name)?.filter(({ kind }) => kind === 'view') ?? []);
  }
}

async function drop(client: ClientBase, dropped: readonly Definition[]): Promise<void> {
  for (const { kind, signature } of dropped) await client.query(`drop ${kind} if exists ${signature}`);
}

async function recordedHashes(client: ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from functions');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Every function and view of the database, except PostgreSQL's own. */
async function definitions(client: ClientBase): Promise<Definitions> {
  const { rows } = await client.query<Definition & { name: string }>(
    `with own as (
       select oid, nullif(nspname, 'public') as schema from pg_namespace
       where nspname not like 'pg\\_%' and nspname <> 'information_schema'
     )
     select concat_ws('.', schema, proname) as name, 'function' as kind, pg_proc.oid::regprocedure::text as signature
     from own join pg_proc on pronamespace = own.oid where prokind = 'f'
     union all
     select concat_ws('.', schema, relname), 'view', pg_class.oid::regclass::text
     from own join pg_class on relnamespace = own.oid where relkind = 'v'`,
  );
  return Map.groupBy(rows, ({ name }) => name);
}

/** An error that names the file, and the line if PostgreSQL reports a position. */
function notApplicable({ name, sql }: FunctionFile, error: Error & { position?: string }): Error {
  const line = error.position === undefined ? '' : `:${sql.slice(0, Number(error.position)).split('\n').length}`;
  return new Error(`functions/${name}.sql${line} can't be applied: ${error.message}`, { cause: error });
}
