import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { solstrand } from '@festival/example-festivals/solstrand/solstrand';
import { shopPool } from '@festival/service-kit/database/shopPool';
import { startDatabase } from '@festival/service-kit/database/startDatabase';
import { migrate } from '@festival/shop-api/platform/database/migrate';
import { seedFestivals } from '@festival/shop-api/seeding/seedFestivals';
import { festivalCopy } from '@festival/shop-api/testing/festivalCopy';
import type pg from 'pg';
import { assertBalanced, type shopHeaders, startBenchShop } from './harness/benchShop.ts';
import { carts, eventsOf, type HoldScenario, holding } from './harness/holds.ts';
import { placeOrder } from './harness/placeOrder.ts';
import { measure, median, printRate, printRatio, type Rate } from './harness/rate.ts';

/**
 * Measures holds and orders per second of one event and of four, on one plain PostgreSQL and on the Citus cluster of CLUSTER_URL, distributed by
 * docs/citus.sql. Holds are made by the batcher without HTTP; orders, from an empty cart to the payment page, by one shop-api for each database.
 * Several processes are several batchers; buckets are rows that share the stock of one product. It adds new events and the example festivals to the
 * cluster. Settings: SECONDS of each measurement (5), ROUNDS (3).
 */
const clusterUrl = process.env.CLUSTER_URL;
if (!clusterUrl) throw new Error('CLUSTER_URL is not set: set it to a database that docs/citus.sql has distributed.');
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const shoppers = 32;

type Scenario = HoldScenario & { name: string };

const scenarios: Scenario[] = [
  { name: 'one event, one process', events: 1, processes: 1, buckets: 1 },
  { name: 'one event, four processes', events: 1, processes: 4, buckets: 1 },
  { name: 'one event in 16 buckets, four processes', events: 1, processes: 4, buckets: 16 },
  { name: 'four events, one process', events: 4, processes: 1, buckets: 1 },
];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
// PostgreSQL runs as another account, which needs access.
chmodSync(folder, 0o755);
const plain = await startDatabase({ dataFolder: path.join(folder, 'postgres') });
await migrate(plain.url);
const databases = { 'one PostgreSQL': plain.url, 'the cluster': clusterUrl };
const pools = Object.entries(databases).map(([name, url]) => ({ name, url, pool: shopPool(url, 20) }));
try {
  for (const scenario of scenarios) await compareHolds(scenario);
  await compareOrders();
  // Reads every row; no statement of the shop does that.
  if (pools[0]) await assertBalanced(pools[0].pool);
} finally {
  await Promise.all(pools.map(({ pool }) => pool.end()));
  await plain.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Way = { name: string; work: (worker: number) => Promise<void> };

async function compareHolds(scenario: Scenario): Promise<void> {
  const ways = await Promise.all(
    pools.map(async ({ name, pool }) => ({ name, work: holding(pool, await eventsOf(pool, scenario), scenario) })),
  );
  await compare(`${scenario.name}: holds of ${carts} carts`, carts, ways);
}

/** Both shops run during the whole bench, with their background jobs. */
async function compareOrders(): Promise<void> {
  const shops = await Promise.all(pools.map(({ url }) => startBenchShop(url)));
  try {
    for (const count of [1, 4]) {
      const ways = await Promise.all(
        pools.map(async ({ name, pool }, index) => {
          const events = await festivalsOf(pool, count);
          const work = async (worker: number) =>
            void (await placeOrder(shops[index]?.url ?? '', 'weekend', events[worker % events.length]));
          return { name, work };
        }),
      );
      await compare(`${count === 1 ? 'one event' : `${count} events`}: orders of ${shoppers} shoppers`, shoppers, ways);
    }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

async function compare(title: string, workers: number, ways: readonly Way[]): Promise<void> {
  const measured = new Map<string, Rate[]>();
  for (const { work } of ways) await measure(workers, seconds, work);
  // The measurements take turns, so that load of the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, work } of ways) {
      measured.set(name, [...(measured.get(name) ?? []), await measure(workers, seconds, work)]);
    }
  }
  console.log(`\n${title}, ${rounds} x ${seconds} s, the median round`);
  for (const [name, rates] of measured) printRate(name, median(rates));
  const [one, cluster] = [...measured.values()].map((rates) => median(rates).perSecond);
  printRatio('the cluster / one PostgreSQL', (cluster ?? Number.NaN) / (one ?? Number.NaN));
}

/** New events that are copies of a festival with a large stock. Returns the request headers for their regular shops. */
async function festivalsOf(pool: pg.Pool, count: number): Promise<Array<typeof shopHeaders>> {
  const copies = Array.from({ length: count }, () => festivalCopy(solstrand, `bench-${randomUUID()}`));
  await seedFestivals(pool, copies);
  for (const { eventId } of copies)
    await pool.query("update stock set total = 100000000 where event_id = $1 and id = 'weekend'", [eventId]);
  return copies.map(({ eventId, shops }) => ({
    authorization: `Bearer ${shops[0]?.config.shopToken}`,
    'x-event-namespace': eventId,
  }));
}
