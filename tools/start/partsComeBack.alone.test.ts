import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { promisedMilliseconds } from '@festival/service-kit/testing/promisedMilliseconds';
import { brokenPromises } from '@festival/shop-api/testing/brokenPromises';
import { endHolds } from '@festival/shop-api/testing/endHolds';
import { mixedLoad } from '@festival/shop-api/testing/mixedLoad';
import type { ShopperRecord } from '@festival/shop-api/testing/shopperRecord';
import { testSize } from '@festival/shop-api/testing/testSize';
import { type LaunchedShop, launchedShop } from '../testing/launchedShop.ts';

/** How many parts are killed. KILL_ROUNDS sets another number. */
const rounds = Number(process.env.KILL_ROUNDS ?? testSize({ usual: 1, long: 20 }));
const backWithinSeconds = 10;
jest.setTimeout(900_000 + rounds * 60_000);

const parts = ['PostgreSQL', 'shop-api', 'host', 'payment-sandbox', 'sign-on', 'release-registry'];

let folder: string;
let shop: LaunchedShop;
/** The example accounts' orders are stored directly, without the limit usages and mails of a sale. */
let exampleOdds: ReadonlySet<string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launched-'));
  chmodSync(folder, 0o755);
  shop = await launchedShop(join(folder, 'data'));
  exampleOdds = new Set(await brokenPromises(shop, []));
});
afterAll(async () => {
  await shop?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Lets shoppers buy before, during and after `happens`. Returns the responses that each got. */
async function shopAmid(happens: () => Promise<void>): Promise<ShopperRecord[]> {
  const load = mixedLoad(shop, 4);
  await eventually('there is load', () => load.counts.paid >= 4);
  let records: ShopperRecord[] = [];
  try {
    await happens();
    const before = load.counts.paid;
    await eventually('shoppers buy again', () => load.counts.paid > before + 4);
  } finally {
    records = await load.stop();
  }
  return records;
}

/** Responses that do not match the database. */
async function lostPromises(records: ShopperRecord[]): Promise<string[]> {
  await endHolds(shop, records);
  return (await brokenPromises(shop, records)).filter((sentence) => !exampleOdds.has(sentence));
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('whichever part is killed, all parts run again within ten seconds, and no confirmed change is lost [API-09, API-10]', async () => {
  const times: { part: string; milliseconds: number; promised: number }[] = [];
  const records = await shopAmid(async () => {
    for (let round = 0; round < rounds; round += 1) {
      // Kills each part once, in random order, and then parts at random.
      const part = (round < parts.length ? parts[round] : parts[Math.floor(Math.random() * parts.length)]) ?? '';
      const pid = shop.pidOf(part);
      const began = performance.now();
      process.kill(pid, 'SIGKILL');
      await eventually(`${part} has ended`, () => !isAlive(pid));
      await eventually(`${part} is another process, and all parts are ready`, async () => {
        try {
          return shop.pidOf(part) !== pid && (await shop.isUp());
        } catch {
          // The file that contains the process id is just being written.
          return false;
        }
      });
      const milliseconds = Math.round(performance.now() - began);
      times.push({ part, milliseconds, promised: promisedMilliseconds(backWithinSeconds) });
      expect(shop.said()).toContain(`${part} ended by itself`);
      await wait(500 + Math.random() * 2_000);
    }
  });
  if (process.env.KILL_ROUNDS) console.log(JSON.stringify({ times, shoppers: records.length }));
  expect(times.filter(({ milliseconds, promised }) => milliseconds > promised)).toEqual([]);
  expect(times).toHaveLength(rounds);
  expect(await lostPromises(records)).toEqual([]);
});

test('while the database is read-only the shop is not ready and refuses changes with a code; afterwards it continues, and nothing is lost [API-09]', async () => {
  const { apiUrl } = shop.record();
  const ready = async () => (await fetch(`${apiUrl}/health/ready`)).status;
  let seconds = 0;
  const records = await shopAmid(async () => {
    await shop.query("alter system set default_transaction_read_only = 'on'");
    await shop.query('select pg_reload_conf()');
    await eventually('it is not ready', async () => (await ready()) === 503);
    const refused = await shop.call(
      { eventId: 'solstrand-2027', token: 'solstrand-short-hold' },
      { method: 'POST', url: '/shopping/carts' },
    );
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'database.read_only' } } });
    await wait(3_000);
    await shop.query('alter system reset default_transaction_read_only');
    await shop.query('select pg_reload_conf()');
    const began = performance.now();
    await eventually('it is ready again', async () => (await ready()) === 200);
    seconds = (performance.now() - began) / 1000;
  });
  expect(seconds * 1000).toBeLessThan(promisedMilliseconds(backWithinSeconds));
  expect(await lostPromises(records)).toEqual([]);
});

test('a killed launcher leaves no part behind', async () => {
  const pids = parts.map((part) => shop.pidOf(part));
  expect(pids.filter((pid) => !isAlive(pid))).toEqual([]);
  await shop.end('SIGKILL');
  await eventually('every part has ended', () => !pids.some(isAlive));
});
