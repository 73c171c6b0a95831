import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import pg from 'pg';
import { readiness } from './readiness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const poolOf = (connectionString: string, options?: string) =>
  new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5_000, ...(options && { options }) });

async function asked(pool: pg.Pool, seconds?: number): Promise<unknown> {
  pool.on('error', () => {});
  try {
    return await readiness(pool, seconds)();
  } finally {
    void pool.end();
  }
}

const positionOfLog = async () =>
  (await database.pool.query<{ at: string }>('select pg_current_wal_flush_lsn() as at')).rows[0]?.at;

test('a database that can write is ready; the check is a write that reaches the disk [API-09]', async () => {
  const before = await positionOfLog();
  expect(await asked(poolOf(database.url))).toEqual({ ok: true });
  const { rows } = await database.pool.query('select $1::pg_lsn > $2::pg_lsn as further', [
    await positionOfLog(),
    before,
  ]);
  expect(rows).toEqual([{ further: true }]);
});

test('a read-only database, as after a failover, is not ready [API-09]', async () => {
  expect(await asked(poolOf(database.url, '-c default_transaction_read_only=on'))).toEqual({
    ok: false,
    error: 'read-only database',
  });
});

test("a database that can't be reached is not ready", async () => {
  expect(await asked(poolOf('postgresql://a:b@127.0.0.1:1/shop'))).toEqual({ ok: false, error: 'no database' });
});

test('a database that does not respond is not ready within the time limit; concurrent checks share one connection [API-09]', async () => {
  const sockets: Socket[] = [];
  const frozen = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = frozen.address() as { port: number };
  const pool = poolOf(`postgresql://a:b@127.0.0.1:${port}/shop`);
  pool.on('error', () => {});
  const ask = readiness(pool, 0.3);
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ ok: false, error: 'no answer of the database' })]),
  );
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  frozen.close();
  await pool.end().catch(() => {});
});
