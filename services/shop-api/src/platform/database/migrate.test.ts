import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { bareDatabase, type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { functionFiles } from './functionFiles.ts';
import { migrate } from './migrate.ts';

/**
 * Tables that belong to no event: the tables that are read before the event is known, and the records of migrations and
 * functions.
 */
const referenceTables = ['migrations', 'functions', 'events', 'shop_slugs', 'travel_ids', 'mail_brands'];

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  test('every key of an event’s table starts with the event, so that the schema can be distributed by it', async () => {
    const { rows } = await database.pool.query<{ table: string; constraint: string; first: string }>(
      `select c.conrelid::regclass::text as table, c.conname as constraint,
         (select attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[1]) as first
       from pg_constraint c
       where c.contype in ('p', 'u', 'f') and c.connamespace = 'public'::regnamespace
       union all
       select i.indrelid::regclass::text, i.indexrelid::regclass::text,
         (select attname from pg_attribute a where a.attrelid = i.indrelid and a.attnum = i.indkey[0])
       from pg_index i join pg_class k on k.oid = i.indexrelid
       where i.indisunique and k.relnamespace = 'public'::regnamespace`,
    );
    const ofEvents = rows.filter((row) => !referenceTables.includes(row.table));
    expect(ofEvents.length).toBeGreaterThan(20);
    expect(ofEvents.filter((row) => row.first !== 'event_id')).toEqual([]);
  });

  test('when four processes start concurrently, one of them migrates', async () => {
    const { url, drop } = await bareDatabase();
    const runs = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
    const applied = runs.filter(({ migrations, functions }) => migrations.length + functions.length > 0);
    expect(applied).toHaveLength(1);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
    await client.end();
    expect(rows.map((row) => row.name)).toEqual(applied[0]?.migrations);
    await drop();
  });

  test('a database of another release is refused and not changed', async () => {
    const { url, drop } = await bareDatabase();
    await migrate(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("update migrations set name = '0001_of-another-release' where id = 1");
    await expect(migrate(url)).rejects.toThrow(/made by another release of this shop.+npm run reset/);
    expect((await client.query('select 1 from carts')).rowCount).toBe(0);
    await client.query("update migrations set name = '0001_schema' where id = 1");
    await migrate(url);
    await client.query("insert into migrations (name, run_on) values ('9999_of-a-newer-release', now())");
    await expect(migrate(url)).rejects.toThrow(/made by another release of this shop, perhaps a newer one/);
    await client.end();
    await drop();
  });

  test('a later migration changes tables with their data, and the views over them, once; the former release then refuses the database', async () => {
    const { url, drop } = await bareDatabase();
    const later = { folder: mkdtempSync(path.join(tmpdir(), 'migrations-')), schema: 'public' };
    cpSync(path.join(import.meta.dirname, 'migrations'), later.folder, { recursive: true });
    writeFileSync(
      path.join(later.folder, '0002_nights.sql'),
      `-- Up Migration
      drop view cart_states;
      alter table carts alter column hold_extensions type bigint;
      alter table events add column nights integer not null default 2;
      update events set nights = 3 where event_id = 'long';`,
    );
    expect((await migrate(url)).migrations).toEqual(['0001_schema']);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("insert into events (event_id, name) values ('long', 'Long'), ('short', 'Short')");
    const applied = await Promise.all([migrate(url, functionFiles(), later), migrate(url, functionFiles(), later)]);
    expect(applied.map(({ migrations }) => migrations).sort()).toEqual([[], ['0002_nights']]);
    const { rows } = await client.query('select event_id as event, nights from events order by 1');
    expect(rows).toEqual([
      { event: 'long', nights: 3 },
      { event: 'short', nights: 2 },
    ]);
    expect((await client.query('select hold_extensions from cart_states')).rows).toEqual([]);
    await expect(migrate(url)).rejects.toThrow(/made by another release of this shop, perhaps a newer one/);
    await client.end();
    await drop();
    rmSync(later.folder, { recursive: true });
  });

  test('a start on a node that takes no changes names the node that does, and succeeds once no migration is missing', async () => {
    const { url, drop } = await bareDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const settings = (value: string) =>
      client.query(
        `do $$ begin execute format('alter database %I set shop.changes_through = %L', current_database(), '${value}'); end $$`,
      );
    await migrate(url);
    await settings('db-1.example:5432');
    expect(await migrate(url)).toEqual({ migrations: [], functions: [] });
    await client.query("update functions set hash = 'of an earlier release' where name = 'end_order'");
    await expect(migrate(url)).rejects.toThrow(
      /not at this release yet \(end_order\).+takes no changes: start a shop API on db-1.example:5432 first/,
    );
    const latest = await client.query<{ name: string }>(
      'delete from migrations where id = (select max(id) from migrations) returning name',
    );
    const name = latest.rows[0]?.name ?? '';
    await expect(migrate(url)).rejects.toThrow(`not at this release yet (${name})`);
    await settings('');
    await client.query('insert into migrations (name, run_on) values ($1, now())', [name]);
    expect((await migrate(url)).functions).toEqual(['end_order']);
    await client.end();
    await drop();
  });
});
