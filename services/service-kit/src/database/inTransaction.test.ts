import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import { inTransaction } from './inTransaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a lost connection fails only its own transaction: the process and the other connections continue [API-09]', async () => {
  const { pool } = database;
  const work = inTransaction(pool, async (client) => {
    await client.query("insert into events values ('lost', 'lost')");
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // `once` of node:events would also listen to the error, and the test would pass without the transaction's listener.
    const ended = new Promise<void>((resolve) => client.on('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await client.query('select 1');
  });
  await expect(work).rejects.toThrow();
  const stored = await inTransaction(pool, (client) => client.query("select 1 from events where event_id = 'lost'"));
  expect(stored.rowCount).toBe(0);
});

test('a connection that is lost at checkout fails only its own transaction [API-09]', async () => {
  const { pool } = database;
  const before = pool.totalCount;
  const lost = new Error('lost while it was handed out');
  pool.once('acquire', (client) =>
    queueMicrotask(() => (client as unknown as NodeJS.EventEmitter).emit('error', lost)),
  );
  await inTransaction(pool, (client) => client.query('select 1'));
  // The pool does not reuse the connection.
  expect(pool.totalCount).toBe(before - 1);
});
