import { setTimeout as wait } from 'node:timers/promises';
import { exampleVouchers } from '@festival/example-festivals/exampleVouchers';
import { eventually } from '@festival/service-kit/testing/eventually';
import { promisedMilliseconds } from '@festival/service-kit/testing/promisedMilliseconds';
import pg from 'pg';
import { apiInTurns } from '../../../testing/apiInTurns.ts';
import type { ApiProcess } from '../../../testing/apiProcess.ts';
import { brokenPromises, type PromisingShop } from '../../../testing/brokenPromises.ts';
import { type ClusterNode, clusterNode } from '../../../testing/clusterNode.ts';
import { endHolds } from '../../../testing/endHolds.ts';
import { festivalCopy } from '../../../testing/festivalCopy.ts';
import { mixedLoad } from '../../../testing/mixedLoad.ts';
import { queryOnce } from '../../../testing/queryOnce.ts';
import type { VisitedShop } from '../../../testing/shopOnce.ts';
import { staysFestival } from '../../../testing/staysShop.ts';
import { callsOf, type TestShop, testShop } from '../../../testing/testShop.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';

// Two events, on different workers, sell while a node is killed. One shop-api runs on the coordinator, the other on the
// worker with the event `spared`.

/** How often each node is killed. CRASH_ROUNDS overrides it. */
const kills = {
  worker: Number(process.env.CRASH_ROUNDS ?? 10),
  coordinator: Number(process.env.CRASH_ROUNDS ?? 5),
};
jest.setTimeout(600_000);

/** The number of concurrent shoppers of each event. */
const shoppers = 4;
const outageSeconds = 6;
/** Carts whose time ends while the node is down. */
const endingCarts = 40;
/** The maximum delay of background jobs while the node of another event is down, in seconds. */
const latest = 5;

type EventShop = VisitedShop & PromisingShop & { eventId: string };

let shop: TestShop;
let nodes: { worker: ClusterNode; coordinator: ClusterNode };
/** The event of the worker that is killed, and the other event. */
let struck: string;
let spared: string;
/** A connection to the worker that keeps running. */
let watch: pg.Client;
beforeAll(async () => {
  shop = await testShop([]);
  const [coordinator, living, killed] = shop.database.urls;
  if (!living || !killed) throw new Error('Kills need a cluster with two workers.');
  // Connections of this pool end with the coordinator.
  shop.database.pool.on('error', () => {});
  [struck, spared] = [await eventOn(killed), await eventOn(living)];
  const festival = { ...staysFestival(2), vouchers: exampleVouchers('SOL').filter(({ used }) => used === 0) };
  await seedFestivals(
    shop.database.pool,
    [struck, spared].map((eventId) => festivalCopy(festival, eventId)),
  );
  await shop.database.pool.query('update stock set total = 1000000');
  await shop.database.pool.query('update limits set total = 1000000');
  nodes = { worker: await clusterNode(killed), coordinator: await clusterNode(coordinator) };
  watch = new pg.Client({ connectionString: living });
  await watch.connect();
});
afterAll(async () => {
  await watch?.end();
  await shop?.close();
});

const figures: object[] = [];
afterAll(() => console.table(figures));

/** Returns the id of an event that is on this worker. */
async function eventOn(worker: string): Promise<string> {
  const { hostname, port } = new URL(worker);
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select 'festival-' || nr as id from generate_series(1, 100) nr
     join pg_dist_shard_placement on shardid = get_shard_id_for_distribution_column('stock', 'festival-' || nr)
     where nodename = $1 and nodeport = $2 order by nr limit 1`,
    [hostname, Number(port)],
  );
  if (!rows[0]) throw new Error(`No event would be on ${hostname}:${port}`);
  return rows[0].id;
}

/** The shops of an event, on these processes in turn. */
function eventShop(eventId: string, processes: readonly ApiProcess[]): EventShop {
  return {
    ...callsOf({ send: apiInTurns(processes) }),
    sandbox: shop.sandbox,
    query: queryOnce(shop.database.url),
    eventId,
    regular: { eventId, token: `solstrand-regular-sale-${eventId}` },
    shortHold: { eventId, token: `short-${eventId}` },
    travelId: `stays-${eventId}`,
  };
}

/**
 * Kills the node while both events sell, and starts it again. Then checks that nothing that was confirmed to a shopper
 * is lost.
 */
async function killAmid(node: ClusterNode, events: { struck: EventShop; spared: EventShop }) {
  const loads = [mixedLoad(events.struck, shoppers), mixedLoad(events.spared, shoppers)] as const;
  const stop = () => Promise.all(loads.map((load) => load.stop()));
  let late: Lateness | undefined;
  const promised = promisedMilliseconds(latest);
  try {
    await eventually('both sell', () => loads.every(({ counts }) => counts.paid >= 6));
    await wait(Math.random() * 800);
    await node.kill();
    try {
      late = await latenessInOutage(events.spared.eventId);
    } finally {
      await node.start();
    }
    await wait(200);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  const [ofStruck = [], ofSpared = []] = await stop();
  const [{ counts: struckCounts }, { counts: sparedCounts }] = loads;
  figures.push({
    struck: `${struckCounts.paid} paid, ${struckCounts.unanswered} of ${struckCounts.answered} repeated`,
    spared: `${sparedCounts.paid} paid, ${sparedCounts.unanswered} of ${sparedCounts.answered} repeated`,
    ...late,
  });
  expect(struckCounts.unanswered).toBeGreaterThan(0);
  expect(sparedCounts.unanswered).toBe(0);
  expect(Math.max(...Object.values(late ?? {})) * 1000).toBeLessThan(promised);
  for (const [event, records] of [[events.struck, ofStruck] as const, [events.spared, ofSpared] as const]) {
    await endHolds(event, records);
    expect(await brokenPromises(event, records)).toEqual([]);
  }
}

/** Delays in seconds. */
type Lateness = {
  /** The delays of the end of holds, and of payment polls. */
  carts: number;
  payments: number;
  /**
   * The longest time in which no mail was sent although one was queued. The number of queued mails is not measured,
   * since it depends on how fast the machine draws tickets.
   */
  mails: number;
};

/** Returns the longest delay of the event's background jobs while a node is down. */
async function latenessInOutage(eventId: string): Promise<Lateness> {
  const { rows: ending } = await watch.query<{ id: string }>(
    `insert into carts (event_id, shop_slug, token_hash, hold_until, expires_at)
     select $1::text, 'solstrand-' || $1::text, '\\x00', now(), now() + nr * interval '3 seconds' / $2
     from generate_series(1, $2::integer) as nr returning id`,
    [eventId, endingCarts],
  );
  const most = { carts: 0, payments: 0, mails: 0 };
  let lastMail = { sent: -1, at: Date.now() };
  for (const until = Date.now() + outageSeconds * 1000; Date.now() < until; await wait(100)) {
    const { carts, payments, sent, waiting } = await jobsOf(eventId);
    if (sent !== lastMail.sent || waiting === 0) lastMail = { sent, at: Date.now() };
    most.carts = Math.max(most.carts, carts);
    most.payments = Math.max(most.payments, payments);
    most.mails = Math.max(most.mails, (Date.now() - lastMail.at) / 1000);
  }
  const { rowCount } = await watch.query(
    "select 1 from carts where event_id = $1 and id = any ($2) and status = 'expired'",
    [eventId, ending.map(({ id }) => id)],
  );
  // The jobs ended all these carts in the meantime.
  expect(rowCount).toBe(endingCarts);
  return most;
}

/** Returns the current delays of the event's holds and polls, and the number of sent and queued mails. */
async function jobsOf(eventId: string) {
  const { rows } = await watch.query<{ carts: number; payments: number; sent: number; waiting: number }>(
    `select (select coalesce(extract(epoch from max(statement_timestamp() - expires_at)), 0)::float8 from carts
         where event_id = $1 and status in ('shopping', 'in_payment') and expires_at < statement_timestamp()) as carts,
       (select coalesce(extract(epoch from max(statement_timestamp() - next_ask_at)), 0)::float8 from payments
         where event_id = $1 and next_ask_at < statement_timestamp()) as payments,
       (select count(*)::integer from mails where event_id = $1 and status = 'sent') as sent,
       (select count(*)::integer from mails where event_id = $1 and next_try_at < statement_timestamp()) as waiting`,
    [eventId],
  );
  const [row] = rows;
  if (!row) throw new Error('The worker does not answer');
  return row;
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each(times(kills.worker))(
  'kill %i of a worker under load: its event loses nothing, and the other event sells without an error while its jobs continue [API-09, API-10]',
  async () => {
    await killAmid(nodes.worker, {
      struck: eventShop(struck, shop.processes),
      spared: eventShop(spared, shop.processes),
    });
  },
);

test.each(times(kills.coordinator))(
  'kill %i of the coordinator under load: nothing is lost, and the shop-api on a worker sells without an error while its jobs continue [API-09, API-10]',
  async () => {
    const [onCoordinator, onWorker] = shop.processes.map((one) => [one]);
    await killAmid(nodes.coordinator, {
      struck: eventShop(struck, onCoordinator ?? []),
      spared: eventShop(spared, onWorker ?? []),
    });
  },
);
