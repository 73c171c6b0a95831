import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { promisedMilliseconds } from '@festival/service-kit/testing/promisedMilliseconds';
import { brokenPromises } from '@festival/shop-api/testing/brokenPromises';
import { endHolds } from '@festival/shop-api/testing/endHolds';
import { mixedLoad } from '@festival/shop-api/testing/mixedLoad';
import type { ShopperRecord } from '@festival/shop-api/testing/shopperRecord';
import { type LaunchedShop, launchedShop } from '../testing/launchedShop.ts';

jest.setTimeout(900_000);
const backWithinSeconds = 10;

// Only root may mount a disk, which this test fills.
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
let folder: string;
let shop: LaunchedShop | undefined;
let isOver: Promise<ShopperRecord[]> = Promise.resolve([]);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  if (!isRoot) return;
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=755', 'none', folder]);
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  await isOver.catch(() => {});
  await shop?.end('SIGTERM');
  if (isRoot) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes until the disk is full, as an unlimited log would. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  const megabyte = Buffer.alloc(1024 * 1024);
  try {
    for (;;) if (writeSync(descriptor, megabyte) < megabyte.length) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Fills the disk until a part has ended, and then frees space. Returns the milliseconds from that moment until the shop runs again. */
async function fillAndEmpty(launched: LaunchedShop): Promise<number> {
  const filler = join(folder, 'filler');
  fill(filler);
  expect(statfsSync(folder).bavail).toBe(0);
  await eventually('a part has ended', () => launched.said().includes('ended by itself'));
  await wait(3_000);
  rmSync(filler);
  const began = performance.now();
  await eventually('it is up again', () => launched.isUp());
  return Math.round(performance.now() - began);
}

(isRoot ? test : test.skip)(
  'parts that a full disk ended are started again, and the shop sells when there is room; nothing that was answered is lost [API-09]',
  async () => {
    const launched = await launchedShop(join(folder, 'data'));
    shop = launched;
    const exampleOdds = new Set(await brokenPromises(launched, []));
    const load = mixedLoad(launched, 4);
    let milliseconds: number;
    try {
      await eventually('there is load', () => load.counts.paid >= 4);
      milliseconds = await fillAndEmpty(launched);
      const before = load.counts.paid;
      await eventually('shoppers buy again', () => load.counts.paid > before + 4);
    } finally {
      isOver = load.stop();
    }
    const records = await isOver;
    const promised = promisedMilliseconds(backWithinSeconds);
    if (process.env.KILL_ROUNDS) console.log(JSON.stringify({ milliseconds, promised, shoppers: records.length }));
    await endHolds(launched, records);
    expect((await brokenPromises(launched, records)).filter((sentence) => !exampleOdds.has(sentence))).toEqual([]);
    expect(milliseconds).toBeLessThan(promised);
  },
);
