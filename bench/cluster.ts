import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@festival/shop-api/platform/database/migrate';
import { shopPool } from '@festival/shop-api/platform/database/shopPool';
import { startDatabase } from '@festival/shop-api/platform/database/startDatabase';
import { reservationBatcher } from '@festival/shop-api/sale/stock/reservationBatcher';
import { sendReservations } from '@festival/shop-api/sale/stock/sendReservations';
import type pg from 'pg';
import { assertBalanced } from './harness/benchShop.ts';
import { measure, median, printRate, printRatio, type Rate } from './harness/rate.ts';

/**
 * Holds per second of one event and of four, by the batcher without HTTP: on one plain PostgreSQL, and on the Citus cluster of CLUSTER_URL,
 * which was spread by docs/citus.sql. Several processes are several batchers; buckets are rows that share the stock of one product. It adds
 * events of its own to the cluster. Settings: SECONDS of each measurement (5), ROUNDS (3).
 */
const clusterUrl = process.env.CLUSTER_URL;
if (!clusterUrl) throw new Error('CLUSTER_URL is not set: give it a database that docs/citus.sql has spread.');
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const carts = 64;
const quantities = [1, 2, 3, 4, 5, 6];

type Scenario = { name: string; events: number; processes: number; buckets: number };

const scenarios: Scenario[] = [
  { name: 'one event, one process', events: 1, processes: 1, buckets: 1 },
  { name: 'one event, four processes', events: 1, processes: 4, buckets: 1 },
  { name: 'one event in 16 buckets, four processes', events: 1, processes: 4, buckets: 16 },
  { name: 'four events, one process', events: 4, processes: 1, buckets: 1 },
];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
// PostgreSQL runs as an account of its own, which needs access.
chmodSync(folder, 0o755);
const plain = await startDatabase({ dataFolder: path.join(folder, 'postgres') });
await migrate(plain.url);
const pools = { 'one PostgreSQL': shopPool(plain.url, 20), 'the cluster': shopPool(clusterUrl, 20) };
try {
  for (const scenario of scenarios) await compare(scenario);
  // Every row is read, which no statement of the shop does.
  await assertBalanced(pools['one PostgreSQL']);
} finally {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
  await plain.stop();
  rmSync(folder, { recursive: true, force: true });
}

type BenchEvent = { eventId: string; cartIds: string[] };

async function compare(scenario: Scenario): Promise<void> {
  const measured = new Map<string, Rate[]>();
  const ways = await Promise.all(
    Object.entries(pools).map(async ([name, pool]) => ({
      name,
      hold: holding(pool, await eventsOf(pool, scenario), scenario),
    })),
  );
  for (const { hold } of ways) await measure(carts, seconds, hold);
  // In rounds, so that a noisy minute affects both.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, hold } of ways) {
      measured.set(name, [...(measured.get(name) ?? []), await measure(carts, seconds, hold)]);
    }
  }
  console.log(`\n${scenario.name}: holds of ${carts} carts, ${rounds} x ${seconds} s, the median round`);
  for (const [name, rates] of measured) printRate(name, median(rates));
  const [one, cluster] = [...measured.values()].map((rates) => median(rates).perSecond);
  printRatio('the cluster / one PostgreSQL', (cluster ?? Number.NaN) / (one ?? Number.NaN));
}

/** New events with one product each, and the carts spread over them. */
async function eventsOf(pool: pg.Pool, { events: count, buckets }: Scenario): Promise<BenchEvent[]> {
  const made: BenchEvent[] = [];
  for (let nr = 0; nr < count; nr += 1) {
    const eventId = `bench-${randomUUID()}`;
    await pool.query('insert into events values ($1, $1)', [eventId]);
    await pool.query("insert into shops (event_id, slug, token, config) values ($1, 'bench', 'bench', '{}')", [
      eventId,
    ]);
    await pool.query(
      "insert into stock (event_id, id, total) select $1, 'weekend ' || nr, 100000000 from generate_series(0, $2::integer - 1) nr",
      [eventId, buckets],
    );
    const { rows } = await pool.query<{ id: string }>(
      `insert into carts (event_id, shop_slug, token_hash, hold_until, expires_at)
       select $1, 'bench', '\\x00', now() + interval '1 hour', now() + interval '1 hour' from generate_series(1, $2) returning id`,
      [eventId, carts / count],
    );
    made.push({ eventId, cartIds: rows.map(({ id }) => id) });
  }
  return made;
}

function holding(
  pool: pg.Pool,
  all: readonly BenchEvent[],
  { processes, buckets }: Scenario,
): (worker: number) => Promise<void> {
  const findLocked = async () => ({ stocks: new Set<string>(), carts: new Set<string>() });
  const batchers = Array.from({ length: processes }, () => reservationBatcher(sendReservations(pool), { findLocked }));
  const turns = Array.from({ length: carts }, () => 0);
  return async (worker) => {
    const { eventId = '', cartIds = [] } = all[worker % all.length] ?? {};
    const turn = (turns[worker] ?? 0) + 1;
    turns[worker] = turn;
    const answer = await batchers[worker % processes]?.reserve({
      eventId,
      cartId: cartIds[Math.floor(worker / all.length)] ?? '',
      productId: 'weekend',
      stockId: `weekend ${worker % buckets}`,
      quantity: quantities[turn % quantities.length] ?? 1,
    });
    if (answer?.outcome !== 'held') throw new Error(`A reservation was ${answer?.outcome}`);
  };
}
