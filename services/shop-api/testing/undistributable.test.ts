import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionFiles } from '../src/platform/database/functionFiles.ts';
import { sourceStatements } from './sourceStatements.ts';
import {
  eventTablesOf,
  type KnownSchema,
  readingFunctionsOf,
  undistributable,
  undistributableFunction,
  undistributableMigration,
} from './undistributable.ts';

const sources = path.join(import.meta.dirname, '../src');
const folder = path.join(sources, 'platform/database/migrations');
const migrations = readdirSync(folder)
  .sort()
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));
const eventTables = eventTablesOf(migrations);
const known: KnownSchema = { eventTables, readingFunctions: readingFunctionsOf(eventTables) };

test('the tables of an event are found', () => {
  expect(eventTables.size).toBeGreaterThan(30);
  for (const table of ['stock', 'orders', 'limits', 'payment_webhooks']) expect(eventTables).toContain(table);
  for (const table of ['events', 'shop_slugs', 'travel_ids', 'mail_brands']) expect(eventTables).not.toContain(table);
});

test('a database distributed by event accepts every statement of shop-api', () => {
  const statements = sourceStatements(sources);
  expect(statements.length).toBeGreaterThan(150);
  const refused = statements.flatMap(({ file, sql }) =>
    undistributable(sql, known).map((why) => `${file} ${why}: ${sql.trim().slice(0, 80)}`),
  );
  expect(refused).toEqual([]);
});

test('a database distributed by event accepts every function and view', () => {
  const refused = functionFiles().flatMap(({ name, sql }) =>
    undistributableFunction(sql, known).map((why) => `${name} ${why}`),
  );
  expect(refused).toEqual([]);
});

test.each([
  ['sends several commands at once', 'delete from carts where event_id = $1; delete from orders where event_id = $1'],
  ['names no event for one of its tables', 'select 1 from carts where id = $1'],
  [
    'names no event for one of its tables',
    'select 1 from orders join carts on carts.id = orders.cart_id where orders.event_id = $1',
  ],
  ['inserts within `with`', 'with made as (insert into carts (event_id) values ($1) returning id) select id from made'],
  [
    'has a subquery among inserted values',
    'insert into limits (event_id, id, total) values ($1, $2, (select max(total) from stock where event_id = $1))',
  ],
  [
    'reads a function that reads tables beside a table',
    'select line.qty from orders cross join lateral order_line_states($1, orders.id) line where orders.event_id = $1',
  ],
  [
    'reads a function that reads tables beside a table',
    'update stock set reserved = 1 from order_stock_change($1, $2, $3) change where stock.event_id = $1',
  ],
  [
    'calls a function that reads tables in a query of a table',
    'select release_lines($1, $2, array(select product_id from cart_lines line where line.event_id = $1))',
  ],
  ['calls a volatile function in a change', 'update carts set expires_at = clock_timestamp() where event_id = $1'],
  ['calls a volatile function in a change', 'delete from members.sessions where seen_at < clock_timestamp()'],
  ['calls a volatile function in a change', 'delete from look_ups where event_id = $1 and last_at < clock_timestamp()'],
  [
    'calls a stable function in `case` or `coalesce` of a change',
    "update mails set sent_at = case when $3 = 'sent' then now() end where event_id = $1",
  ],
  [
    'calls a stable function in `case` or `coalesce` of a change',
    'update orders set erased_at = coalesce(erased_at, statement_timestamp()) where event_id = $1',
  ],
  [
    'calls a stable function of a column in a change',
    "update orders set times_out_at = placed_at + $3 * interval '1 second' where event_id = $1",
  ],
  [
    'calls a stable function of a column in a change',
    "update orders set buyer = jsonb_build_object('language', buyer -> 'language') where event_id = $1",
  ],
  [
    'calls a stable function where rows conflict',
    'insert into wishlists (event_id) values ($1) on conflict (event_id, account_id) do update set saved_at = now()',
  ],
])('refuses a statement that %s', (why, planted) => {
  expect(undistributable(planted, known)).toContain(why);
});

test('a migration of an already distributed database adds each constraint in a separate statement', () => {
  // The first migration that such a database may have to run.
  const later = readdirSync(folder).filter((file) => file >= '0091');
  const refused = later.filter(
    (file) => undistributableMigration(readFileSync(path.join(folder, file), 'utf8')).length > 0,
  );
  expect(refused).toEqual([]);
  expect(undistributableMigration('alter table carts add column hurry integer default 0 check (hurry >= 0);')).toEqual([
    'adds a column and a constraint of it at once',
  ]);
});

const inFunction = (body: string, options = 'language plpgsql') =>
  `create or replace function planted(p_event text)\nreturns void\n${options} as $$\n${body}\n$$;`;

test.each([
  ['is written in the language sql', inFunction('delete from carts where carts.event_id = p_event', 'language sql')],
  [
    'sets how its statements are planned',
    inFunction('begin return; end', 'language plpgsql\nset plan_cache_mode = force_generic_plan'),
  ],
  [
    'is a view of several tables of an event',
    'create or replace view planted as select id, (select count(*) from cart_lines line where line.event_id = carts.event_id) from carts',
  ],
  [
    'calls a volatile function in a change',
    inFunction('begin update carts set expires_at = clock_timestamp() where carts.event_id = p_event; end'),
  ],
  [
    'calls a stable function where rows conflict',
    inFunction(
      'begin insert into wishlists (event_id) values (p_event) on conflict (event_id) do update set saved_at = moment + p_window; end',
    ),
  ],
])('refuses a function that %s', (why, planted) => {
  expect(undistributableFunction(planted, known)).toContain(why);
});
