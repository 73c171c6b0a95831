import type { ClientBase } from 'pg';
import { type FunctionFile, mentions } from './functionFiles.ts';

/** A definition that the database has. `signature` names it in a `drop`. */
type Definition = { kind: 'function' | 'view'; signature: string };

/**
 * Applies the files that the database does not have as they are: new, changed, or dropped since. Others stay untouched.
 * Answers their names. Call it in the transaction of the migrations and under their lock. Throws an Error that names the file.
 */
export async function applyFunctions(client: ClientBase, files: readonly FunctionFile[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from functions');
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]));
  const applied: string[] = [];
  for (const file of files) {
    const former = await definitionsOf(client, file);
    if (hashes.get(file.name) === file.hash && former.length > 0) continue;
    await apply(client, file, { former, files }).catch((error: Error) => {
      throw notApplicable(file, error);
    });
    await client.query('insert into functions values ($1, $2) on conflict (name) do update set hash = excluded.hash', [
      file.name,
      file.hash,
    ]);
    applied.push(file.name);
  }
  return applied;
}

type Replacing = { former: readonly Definition[]; files: readonly FunctionFile[] };

/** Replaces a definition in place, so that calls under way go on; what can't be replaced so is dropped and made again. */
async function apply(client: ClientBase, file: FunctionFile, { former, files }: Replacing): Promise<void> {
  await client.query('savepoint before_function');
  try {
    await client.query(file.sql);
  } catch (error) {
    if (!hasOtherShape(error)) throw error;
    await client.query('rollback to savepoint before_function');
    await dropViewsOver(client, file, files);
    await drop(client, former);
    await client.query(file.sql);
  }
  // With other arguments it is a second function of the name, and a call could mean either.
  const current = await definitionsOf(client, file);
  if (current.length > former.length) await drop(client, former);
}

/** PostgreSQL replaces neither a function's result nor a view's columns: invalid_function_definition, invalid_table_definition. */
const hasOtherShape = (error: unknown): boolean => ['42P13', '42P16'].includes((error as { code?: string }).code ?? '');

/** Views that read from it, or from each other, top first. Their files come later, and are applied since they are gone. */
async function dropViewsOver(client: ClientBase, file: FunctionFile, files: readonly FunctionFile[]): Promise<void> {
  const below = [file];
  for (const other of files) {
    if (!below.includes(other) && below.some((one) => mentions(other, one))) below.push(other);
  }
  for (const other of below.slice(1).reverse()) {
    const views = (await definitionsOf(client, other)).filter(({ kind }) => kind === 'view');
    await drop(client, views);
  }
}

async function drop(client: ClientBase, definitions: readonly Definition[]): Promise<void> {
  for (const { kind, signature } of definitions) await client.query(`drop ${kind} if exists ${signature}`);
}

/** What there is of a file's name, with any arguments. */
async function definitionsOf(client: ClientBase, { name }: FunctionFile): Promise<Definition[]> {
  const [own = name, schema = 'public'] = name.split('.').reverse();
  const { rows } = await client.query<Definition>(
    `select 'function' as kind, oid::regprocedure::text as signature from pg_proc
     where proname = $1 and pronamespace = to_regnamespace($2)
     union all
     select 'view', oid::regclass::text from pg_class
     where relname = $1 and relnamespace = to_regnamespace($2) and relkind = 'v'`,
    [own, schema],
  );
  return rows;
}

/** Says which file, and the line where PostgreSQL names a place in it. */
function notApplicable({ name, sql }: FunctionFile, error: Error & { position?: string }): Error {
  const line = error.position === undefined ? '' : `:${sql.slice(0, Number(error.position)).split('\n').length}`;
  return new Error(`functions/${name}.sql${line} can't be applied: ${error.message}`, { cause: error });
}
