import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { testEvent } from '../../../testing/testEvent.ts';
import { releaseLimitUsages } from './releaseLimitUsages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('with 20,000 expired carts, limit usages are given back in linear time', async () => {
  const { pool } = database;
  const { eventId, openCarts } = await testEvent(pool, {});
  const carts = await openCarts(20_000, -1);
  await pool.query("update carts set status = 'expired' where event_id = $1", [eventId]);
  await pool.query("insert into limits (event_id, id, total, used) values ($1, 'voucher:TIEN', 10, 2)", [eventId]);
  await pool.query(
    `insert into limit_usages (event_id, cart_id, limit_id, keep_seconds)
     values ($1, $2, 'voucher:TIEN', 0), ($1, $3, 'voucher:TIEN', 1800)`,
    [eventId, carts[0], carts[1]],
  );
  // In quadratic time it would take an hour.
  await pool.query("set statement_timeout = '30s'");
  await releaseLimitUsages(pool);
  const { rows } = await pool.query('select used from limits where event_id = $1', [eventId]);
  expect(rows).toEqual([{ used: 1 }]);
});
