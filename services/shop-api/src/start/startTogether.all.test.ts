import { tmpdir } from 'node:os';
import { festivals } from '@festival/example-festivals/festivals';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { freePort } from '@festival/service-kit/testing/freePort';
import pg from 'pg';
import { apiProcess } from '../../testing/apiProcess.ts';
import { bareDatabase, type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { sandboxSecret } from '../../testing/testSandbox.ts';
import { seedFestivals } from '../seeding/seedFestivals.ts';
import { seedMailBrands } from '../seeding/seedMailBrands.ts';
import { seedMemberships } from '../seeding/seedMemberships.ts';

// Each case starts whole processes, which can take minutes on a busy machine.
jest.setTimeout(300_000);

let once: TestDatabase;
beforeAll(async () => {
  once = await testDatabase();
  await seedFestivals(once.pool, festivals([]));
  await seedMailBrands(once.pool, mailBrands);
  await seedMemberships(once.pool);
});
afterAll(() => once.drop());

/** The number of rows of each table. */
async function rowsOf(db: pg.Pool): Promise<Record<string, number>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await db.query<{ count: number }>(`select count(*)::integer as count from ${name}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

test('two processes that start concurrently on an empty database both become ready, and the data is stored once', async () => {
  const empty = await bareDatabase();
  const env = {
    DATABASE_URL: empty.url,
    PAYMENT_SANDBOX_SECRET: sandboxSecret,
    MAIL_FOLDER: tmpdir(),
    EXAMPLE_DATA: 'yes',
  };
  const processes = [apiProcess(await freePort(), env), apiProcess(await freePort(), env)];
  await Promise.all(processes.map((one) => one.start()));
  const both = new pg.Pool({ connectionString: empty.url, max: 2 });
  const counts = await rowsOf(both);
  expect(await Promise.all(processes.map((one) => one.end('SIGTERM')))).toEqual([0, 0]);
  await both.end();
  await empty.drop();
  expect(counts).toEqual(await rowsOf(once.pool));
  expect(counts['public.products']).toBeGreaterThan(20);
});
