import pg from 'pg';
import { bareDatabase, type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { functionFile, functionFiles } from './functionFiles.ts';
import { migrate } from './migrate.ts';

const files = functionFiles();
const nothing = { migrations: [], functions: [] };

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

/** Every function and view of the shop in the database, with a value that changes when it is applied again. */
async function definitions(): Promise<Record<string, { id: number; version: string; source: string }>> {
  const { rows } = await database.pool.query<{ name: string; id: number; version: string; source: string }>(
    `select proname as name, oid::integer as id, xmin::text || ctid::text as version, pg_get_functiondef(oid) as source
     from pg_proc where pronamespace = 'public'::regnamespace
     union all
     select relname, class.oid::integer, rule.xmin::text || rule.ctid::text, pg_get_viewdef(class.oid)
     from pg_class class join pg_rewrite rule on rule.ev_class = class.oid
     where relkind = 'v' and relnamespace in ('public'::regnamespace, 'members'::regnamespace)
     union all
     select 'record of ' || name, 0, xmin::text || ctid::text, hash from functions`,
  );
  return Object.fromEntries(rows.map(({ name, ...definition }) => [name, definition]));
}

/** The functions with this name. */
async function signaturesOf(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ signature: string }>(
    'select oid::regprocedure::text as signature from pg_proc where proname = $1 order by 1',
    [name],
  );
  return rows.map(({ signature }) => signature);
}

/** Pretends that an earlier release has created the function. */
async function plantOutdated(): Promise<void> {
  await database.pool.query(
    `create or replace function end_order(p_event text, p_order uuid, p_status text) returns boolean
     language plpgsql as $$ begin raise 'outdated'; end $$`,
  );
  await database.pool.query("update functions set hash = 'of an earlier release' where name = 'end_order'");
}

test('a start replaces a function that differs from its file, in place, and changes nothing else', async () => {
  const before = await definitions();
  await plantOutdated();
  expect(await migrate(database.url)).toEqual({ migrations: [], functions: ['end_order'] });
  const after = await definitions();
  const { end_order: replaced, 'record of end_order': record, ...others } = after;
  expect(replaced?.source).toBe(before.end_order?.source);
  expect(replaced?.id).toBe(before.end_order?.id);
  expect(record?.source).toBe(before['record of end_order']?.source);
  expect(before).toMatchObject(others);
});

test('a second start changes nothing', async () => {
  const before = await definitions();
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(await migrate(database.url)).toEqual(nothing);
  expect(await definitions()).toEqual(before);
});

test('when two starts run concurrently, only one of them replaces outdated functions', async () => {
  await plantOutdated();
  const starts = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(starts.map(({ functions }) => functions).sort()).toEqual([[], ['end_order']]);
});

test('a database from a release without recorded functions gets all of them, each replaced in place', async () => {
  const before = await definitions();
  await database.pool.query('delete from functions');
  expect((await migrate(database.url)).functions).toEqual(files.map(({ name }) => name));
  const ids = (all: Awaited<ReturnType<typeof definitions>>) =>
    Object.entries(all).map(([name, { id, source }]) => `${name} ${id} ${source}`);
  expect(ids(await definitions()).sort()).toEqual(ids(before).sort());
});

test('a function that a migration has dropped is created again', async () => {
  await database.pool.query('drop view cart_states');
  expect((await migrate(database.url)).functions).toEqual(['cart_states']);
  expect(await definitions()).toHaveProperty('cart_states');
});

test('an invalid file is reported with its line, and nothing changes, not even a table', async () => {
  const broken = files.map((file) =>
    file.name === 'reserve' ? functionFile('reserve', '-- Broken.\ncreate or replace funktion reserve()') : file,
  );
  const message = /^functions\/reserve\.sql:2 can't be applied: syntax error at or near "funktion"/;
  await plantOutdated();
  const before = await definitions();
  await expect(migrate(database.url, broken)).rejects.toThrow(message);
  expect(await definitions()).toEqual(before);

  const { url, drop } = await bareDatabase();
  await expect(migrate(url, broken)).rejects.toThrow(message);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select 1 from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace",
  );
  expect(rows).toEqual([]);
  await client.end();
  await drop();
});

const doubled = (args: string, result: string) =>
  functionFile(
    'doubled',
    `create or replace function doubled(${args}) returns ${result} language sql as 'select p_number * 2'`,
  );

test('a function with other arguments or another result replaces the former one', async () => {
  await migrate(database.url, [...files, doubled('p_number integer', 'integer')]);
  await migrate(database.url, [...files, doubled('p_number integer, p_unused text', 'integer')]);
  expect(await signaturesOf('doubled')).toEqual(['doubled(integer,text)']);
  await migrate(database.url, [...files, doubled('p_number integer, p_unused text', 'bigint')]);
  const { rows } = await database.pool.query("select pg_typeof(doubled(21, '')) as type, doubled(21, '') as value");
  expect(rows).toEqual([{ type: 'bigint', value: '42' }]);
  expect(await signaturesOf('doubled')).toHaveLength(1);
});

test('a view that loses a column is created again together with the views that read from it', async () => {
  const lower = (columns: string) =>
    functionFile('lower_view', `create or replace view lower_view as select ${columns}`);
  const upper = functionFile('above_it', 'create or replace view above_it as select one from lower_view');
  await migrate(database.url, [...files, lower('1 as one, 2 as two'), upper]);
  const applied = await migrate(database.url, [...files, lower('3 as one'), upper]);
  expect(applied.functions).toEqual(['lower_view', 'above_it']);
  expect((await database.pool.query('select * from above_it')).rows).toEqual([{ one: 3 }]);
});

test('other objects that depend on a view are not dropped: the start reports them', async () => {
  const view = (columns: string) => functionFile('shown', `create or replace view shown as select ${columns}`);
  await migrate(database.url, [...files, view('1 as one, 2 as two')]);
  await database.pool.query('create view report as select two from shown');
  await expect(migrate(database.url, [...files, view('1 as one')])).rejects.toThrow(
    /^functions\/shown\.sql can't be applied: cannot drop view shown because other objects depend on it/,
  );
  expect((await database.pool.query('select * from report')).rows).toEqual([{ two: 2 }]);
});
