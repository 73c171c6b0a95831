import { eventually } from '@festival/service-kit/testing/eventually';
import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { postgresRecords } from './postgresRecords.ts';

const schema = z.object({ count: z.number() });

let database: Awaited<ReturnType<typeof bareDatabase>>;
let [one, other]: Records[] = [];
const errors: unknown[] = [];
const openRecords = () => postgresRecords(database.url, (error) => void errors.push(error));

beforeAll(async () => {
  database = await bareDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  errors.splice(0);
  [one, other] = await Promise.all([openRecords(), openRecords()]);
});
afterEach(async () => {
  await one?.close();
  await other?.close();
});

const both = (): [Records, Records] => {
  if (!one || !other) throw new Error('not open');
  return [one, other];
};

/** Queries the database directly, without a registry. */
async function asAdmin(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a record that was read is returned as the same object, and is read again after any registry has changed it', async () => {
  const [here, there] = both();
  await there.replace('hosts/current', { count: 1 });
  await eventually('it stays the same', async () => {
    const first = await here.read('hosts/current', schema);
    return first !== null && first === (await here.read('hosts/current', schema));
  });
  await there.replace('hosts/current', { count: 2 });
  await eventually('the change is heard', async () => (await here.read('hosts/current', schema))?.count === 2);
  await here.replace('hosts/current', { count: 3 });
  expect(await here.read('hosts/current', schema)).toEqual({ count: 3 });
  await there.remove('hosts/current');
  expect(await there.read('hosts/current', schema)).toBeNull();
  await eventually('the removal is heard', async () => (await here.read('hosts/current', schema)) === null);
});

test('if two registries create the same record, one succeeds and the other finds that record', async () => {
  const [here, there] = both();
  expect(await there.read('brands/a/1', schema)).toBeNull();
  const made = await Promise.all([here.create('brands/a/1', { count: 1 }), there.create('brands/a/1', { count: 2 })]);
  expect([...made].sort()).toEqual([false, true]);
  const winner = { count: made[0] ? 1 : 2 };
  expect([await here.read('brands/a/1', schema), await there.read('brands/a/1', schema)]).toEqual([winner, winner]);
});

test('the names below a path include records and folders', async () => {
  const [here] = both();
  await here.create('versions/mf_a/1.0.0/version', { count: 1 });
  await here.create('versions/mf_a/1.0.0/mounts/solstrand', { count: 1 });
  await here.create('versions/mf_b/1.0.0/version', { count: 1 });
  expect((await here.names('versions')).sort()).toEqual(['mf_a', 'mf_b']);
  expect((await here.names('versions/mf_a/1.0.0')).sort()).toEqual(['mounts', 'version']);
  expect(await here.names('versions/mf_c')).toEqual([]);
});

test('turns apply to all registries: no registry acts on data that another is changing', async () => {
  const records = both();
  await records[0].replace('trials/a', { count: 0 });
  const add = (each: Records) =>
    each.inTurn(async () => {
      const { count } = (await each.read('trials/a', schema)) ?? { count: 0 };
      await each.replace('trials/a', { count: count + 1 });
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(records[index % 2 === 0 ? 0 : 1])));
  expect(await records[1].read('trials/a', schema)).toEqual({ count: 20 });
});

test('while notifications are interrupted, each read queries the database and no old data is returned', async () => {
  const [here, there] = both();
  await there.replace('hosts/other', { count: 1 });
  expect(await here.read('hosts/other', schema)).toEqual({ count: 1 });
  await asAdmin(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' or query = 'select 1'",
  );
  await there.replace('hosts/other', { count: 2 });
  await eventually('it is read anew', async () => (await here.read('hosts/other', schema))?.count === 2);
  await eventually('it hears again', async () => {
    const last = await here.read('hosts/other', schema);
    return last === (await here.read('hosts/other', schema));
  });
  await there.replace('hosts/other', { count: 3 });
  await eventually('the change is heard', async () => (await here.read('hosts/other', schema))?.count === 3);
});

test('a record that was damaged from outside is never returned as complete', async () => {
  const [here] = both();
  await asAdmin(`insert into registry.records values ('hosts', 'damaged', '{"count":"many"}')`);
  await expect(here.read('hosts/damaged', schema)).rejects.toThrow('the record hosts/damaged is damaged: count');
  await asAdmin(`update registry.records set record = '{"count":1}' where name = 'damaged'`);
  expect(await here.read('hosts/damaged', schema)).toEqual({ count: 1 });
});

test('a database that a newer registry has migrated is refused', async () => {
  const newer = await bareDatabase();
  const first = await postgresRecords(newer.url, () => {});
  await first.close();
  const client = new pg.Client({ connectionString: newer.url });
  await client.connect();
  await client.query("insert into registry.migrations (name, run_on) values ('0002_later', now())");
  await client.end();
  await expect(postgresRecords(newer.url, () => {})).rejects.toThrow('made by another release');
  await newer.drop();
});
