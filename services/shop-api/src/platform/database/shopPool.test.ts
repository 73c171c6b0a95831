import { shopPool } from '@festival/service-kit/database/shopPool';
import type { Pool } from 'pg';
import pg from 'pg';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { cartReader } from '../../sale/cart/cartReader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('vacuum analyze carts');
  await database.pool.query('vacuum analyze cart_lines');
});
afterAll(() => database.drop());

/** A connection's plan for reading carts, made while the table was empty. */
async function keptPlan(pool: Pool): Promise<string> {
  const { read } = cartReader(pool);
  for (let turn = 0; turn < 12; turn += 1) await read('event', '00000000-0000-4000-8000-000000000000');
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain execute "read-carts" ('event', '{}')`);
  await pool.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('query plans that were made before a sale opens use keys, so they stay fast during the sale', async () => {
  expect(await keptPlan(shopPool(database.url, 1))).not.toMatch(/Seq Scan/);
});

test('with default settings the same plan scans whole tables', async () => {
  expect(await keptPlan(new pg.Pool({ connectionString: database.url, max: 1 }))).toMatch(
    /Seq Scan on (carts|cart_lines)/,
  );
});

test('a statement is planned once per connection, and not again for each call', async () => {
  const pool = shopPool(database.url, 1);
  const { read } = cartReader(pool);
  for (let turn = 0; turn < 3; turn += 1) await read('event', '00000000-0000-4000-8000-000000000000');
  const { rows } = await pool.query(
    "select generic_plans::integer, custom_plans::integer from pg_prepared_statements where name = 'read-carts'",
  );
  await pool.end();
  expect(rows).toEqual([{ generic_plans: 3, custom_plans: 0 }]);
});

test('a database that can’t reuse plans reports it, and its statements are planned by their values', async () => {
  await database.pool.query(
    `do $$ begin execute format('alter database %I set shop.plan_cache_mode = force_custom_plan', current_database()); end $$`,
  );
  const pool = shopPool(database.url, 1);
  const { rows } = await pool.query<{ mode: string }>("select current_setting('plan_cache_mode') as mode");
  await pool.end();
  expect(rows).toEqual([{ mode: 'force_custom_plan' }]);
});
