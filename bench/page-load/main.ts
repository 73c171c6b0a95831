import { openBrowser } from '../harness/browser.ts';
import { openShop, startHost } from '../harness/wholeShop.ts';
import { buildMonolith } from '../monolith/buildMonolith.ts';
import { serveMonolith } from '../monolith/serveMonolith.ts';
import { type Condition, slowPhone, unthrottled } from './conditions.ts';
import { measureVisit } from './measureVisit.ts';
import { type Compared, printTable } from './table.ts';

/**
 * Measures the tickets and the home page of both brands in Chromium, beside the same sources built as a monolith, on a slow phone and
 * unthrottled: what is loaded, when it is painted and usable, presses, steps and a second visit. All take turns, each with an empty
 * cache. Settings: ROUNDS (9), SHOP_DATA (the folder of a running shop; by default one is started and removed), CHROMIUM_PATH.
 */
const rounds = Number(process.env.ROUNDS ?? 9);
const pages = ['/solstrand/tickets', '/nachtwoud/tickets', '/solstrand', '/nachtwoud'];
const conditions = [slowPhone, unthrottled];

const shop = await openShop();
const host = await startHost(shop);
const ours = await serveMonolith(host.url);
const monolith = await serveMonolith(host.url, await buildMonolith());
const browser = await openBrowser();
const runs = pages.map((path) => ({
  path,
  compared: conditions.map((condition): Compared & { condition: Condition } => ({
    condition,
    ours: [],
    monolith: [],
  })),
}));
try {
  await measureRounds();
} finally {
  await browser.close();
  await ours.stop();
  await monolith.stop();
  await host.stop();
  await shop.stop();
}
console.log(`\nMedians of ${rounds}. Slow phone: 4x slower processor, 150 ms per request, 1.6 Mbit/s, 412 px at 1.75.`);
for (const { path, compared } of runs) {
  const [slow, fast] = compared;
  if (slow && fast) printTable(path, slow, fast);
}

async function measureRounds(): Promise<void> {
  let visitors = 0;
  const measure = (path: string, condition: Condition, origin: string) => {
    visitors += 1;
    return measureVisit({ browser, origin, path, condition, number: visitors });
  };
  // The servers' first pages are slower.
  for (const { url } of [ours, monolith]) for (const path of pages) await measure(path, unthrottled, url);
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, compared } of runs) {
      for (const { condition, ...figures } of compared) {
        figures.ours.push(await measure(path, condition, ours.url));
        figures.monolith.push(await measure(path, condition, monolith.url));
      }
    }
  }
}
