import { setTimeout as wait } from 'node:timers/promises';
import { exampleVouchers } from '@festival/example-festivals/exampleVouchers';
import { brokenPromises } from '../../../testing/brokenPromises.ts';
import { type CrashShop, crashShop } from '../../../testing/crashShop.ts';
import { endHolds } from '../../../testing/endHolds.ts';
import { mixedLoad } from '../../../testing/mixedLoad.ts';
import type { ShopperRecord } from '../../../testing/shopperRecord.ts';
import { staysFestival } from '../../../testing/staysShop.ts';
import { testSize, triedCases } from '../../../testing/testSize.ts';

/** How often each kind of kill is tried. CRASH_ROUNDS overrides it. */
const rounds = Number(process.env.CRASH_ROUNDS ?? testSize({ usual: 1, long: 5 }));
jest.setTimeout(600_000 + rounds * 60_000);

/** The hold time of an abandoned cart. */
const holdSeconds = 2;
/** The product of which the shoppers request more than is in stock. */
const scarce = 'shower';

let shop: CrashShop;
beforeAll(async () => {
  shop = await crashShop([
    { ...staysFestival(holdSeconds), vouchers: exampleVouchers('SOL').filter(({ used }) => used === 0) },
  ]);
  await shop.query('update stock set total = case id when $1 then 150 else 1000000 end', [scarce]);
});
afterAll(() => shop.close());

const counts = { carts: 0, orders: 0, paid: 0, answered: 0, unanswered: 0 };
afterAll(() => {
  if (process.env.CRASH_ROUNDS) console.log(counts);
});

/** Runs shoppers before, during and after `happens`. Returns the responses that each shopper received. */
async function shopAmid(happens: () => Promise<void>): Promise<ShopperRecord[]> {
  const load = mixedLoad(shop, testSize({ usual: 8, long: 24 }));
  let records: ShopperRecord[] = [];
  try {
    for (const latest = Date.now() + 120_000; load.counts.paid < 12 && Date.now() < latest; ) await wait(20);
    await wait(Math.random() * 800);
    await happens();
    await wait(200);
  } finally {
    records = await load.stop();
  }
  await endHolds(shop, records);
  // Checks that there was load, and that the kill interrupted it.
  expect(load.counts.paid).toBeGreaterThanOrEqual(12);
  expect(load.counts.unanswered).toBeGreaterThan(0);
  counts.carts += records.length;
  counts.orders += records.filter(({ placed }) => placed).length;
  counts.paid += load.counts.paid;
  counts.answered += load.counts.answered;
  counts.unanswered += load.counts.unanswered;
  return records;
}

async function expectNothingLost(happens: () => Promise<void>): Promise<void> {
  const records = await shopAmid(happens);
  expect(shop.processes.map((one) => one.isRunning())).toEqual([true, true]);
  expect(await brokenPromises(shop, records)).toEqual([]);
}

async function killDatabase(): Promise<void> {
  await shop.killDatabase();
  await shop.startDatabase();
}

/** Repeats each way once in every round. */
const inRounds = <Way>(...ways: Way[]) =>
  Array.from({ length: rounds }, (_, index) => ways.map((way) => ({ nr: index + 1, way }))).flat();

// A short run leaves out the second process, which behaves like the first.
const killedProcesses = triedCases(
  ['the first process', 'the second process', 'both processes'],
  (_, index) => index !== 1,
);

test.each(inRounds(...killedProcesses))(
  'round $nr: after $way of shop-api is killed under load, nothing that was confirmed is lost, and all stock adds up [API-09, API-10]',
  async ({ way }) => {
    const killed = shop.processes.filter(
      (_, index) => way === 'both processes' || (way === 'the first process') === (index === 0),
    );
    await expectNothingLost(async () => {
      await Promise.all(killed.map((one) => one.end('SIGKILL')));
      await wait(300);
      await Promise.all(killed.map((one) => one.start()));
    });
  },
);

test.each(inRounds('PostgreSQL', 'the process of one connection'))(
  'round $nr: after $way is killed under load, nothing that was confirmed is lost, and all stock adds up [API-09, API-10]',
  async ({ way }) => {
    await expectNothingLost(() => (way === 'PostgreSQL' ? killDatabase() : shop.killConnection()));
  },
);

test('negative control: a database that responds before it writes loses confirmed data when it is killed [API-09]', async () => {
  // The background writer runs late and rarely, so that the kill always loses unwritten pages.
  for (const setting of ['synchronous_commit = off', "wal_writer_delay = '10s'", "wal_writer_flush_after = '1GB'"])
    await shop.query(`alter system set ${setting}`);
  await shop.query('select pg_reload_conf()');
  const records = await shopAmid(killDatabase);
  expect(await brokenPromises(shop, records)).not.toEqual([]);
});
