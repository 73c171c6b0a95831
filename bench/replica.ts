import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopPool } from '@festival/service-kit/database/shopPool';
import { migrate } from '@festival/shop-api/platform/database/migrate';
import { replicatedDatabase } from '@festival/shop-api/testing/replicatedDatabase';
import pg from 'pg';
import { carts, eventsOf, holding } from './harness/holds.ts';
import { measure, median, printRate, printRatio, type Rate } from './harness/rate.ts';

/**
 * Measures how a report slows the sale: holds per second of one hot ticket by the batcher without HTTP. The three cases are no report, a report that
 * reads the primary in one snapshot, and a report that reads a streaming replica. Settings: SECONDS of each measurement (10), ROUNDS (3).
 */
const seconds = Number(process.env.SECONDS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 3);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
// PostgreSQL runs as another account, which needs access.
chmodSync(folder, 0o755);
const database = await replicatedDatabase(folder);
await migrate(database.url);
const pool = shopPool(database.url, 20);
const reportsOn = {
  'nobody reads': null,
  'a report on the primary': database.url,
  'a report on the replica': database.replicaUrl,
};
try {
  const scenario = { events: 1, processes: 1, buckets: 1 };
  const hold = holding(pool, await eventsOf(pool, scenario), scenario);
  await measure(carts, seconds, hold);
  const measured = new Map<string, Rate[]>(Object.keys(reportsOn).map((name) => [name, []]));
  // The measurements take turns, so that load of the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(reportsOn)) {
      await pool.query('vacuum stock, cart_lines, carts');
      const end = url === null ? async () => {} : await startReport(url);
      measured.get(name)?.push(await measure(carts, seconds, hold));
      await end();
    }
  }
  console.log(`\none hot ticket: holds of ${carts} carts, ${rounds} x ${seconds} s, the median round`);
  const rates = [...measured].map(([name, all]) => ({ name, rate: median(all) }));
  for (const { name, rate } of rates) printRate(name, rate);
  for (const { name, rate } of rates.slice(1))
    printRatio(`${name} / nobody reads`, rate.perSecond / (rates[0]?.rate.perSecond ?? Number.NaN));
} finally {
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Reads sums of an event once a second, all in one snapshot. Returns a function that stops it. */
async function startReport(url: string): Promise<() => Promise<void>> {
  const report = new pg.Client({ connectionString: url });
  await report.connect();
  await report.query('begin isolation level repeatable read');
  const read = () => report.query('select product_id, sum(qty) from cart_lines group by product_id');
  await read();
  const timer = setInterval(() => void read(), 1000);
  return async () => {
    clearInterval(timer);
    await report.query('rollback');
    await report.end();
  };
}
