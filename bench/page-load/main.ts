import { openBrowser } from '../harness/browser.ts';
import { serveShop } from '../harness/serveShop.ts';
import { openFormerShop, openShop, startHost } from '../harness/wholeShop.ts';
import { buildMonolith } from '../monolith/buildMonolith.ts';
import { serveMonolith } from '../monolith/serveMonolith.ts';
import { type Condition, slowPhone, unthrottled } from './conditions.ts';
import { measurePaint, measureVisit } from './measureVisit.ts';
import { type Compared, printTable } from './table.ts';
import { withoutScripts } from './withoutScripts.ts';

/**
 * Measures the tickets and the home page of both brands in Chromium, compared with the same sources built as a monolith and with the same page as
 * plain HTML, on a slow phone and unthrottled: what is loaded, when it is painted and usable, presses, steps and a second visit. All take turns,
 * each with an empty cache. Machines differ threefold, so times are judged by their ratios; bytes and waves by their values. Settings: ROUNDS (9),
 * PAGES (paths, separated by commas), FORMER (the root of another built checkout, which takes its turns too), SHOP_DATA (the folder of a running
 * shop; by default one is started and removed), CHROMIUM_PATH.
 */
const rounds = Number(process.env.ROUNDS ?? 9);
const pages = (process.env.PAGES ?? '/solstrand/tickets,/nachtwoud/tickets,/solstrand,/nachtwoud').split(',');
const conditions = [slowPhone, unthrottled];

const shop = await openShop();
const host = await startHost(shop);
const ours = await serveShop(host.url);
const formerShop = await openFormerShop();
const formerHost = formerShop && (await startHost(formerShop));
const former = formerHost && (await serveShop(formerHost.url));
const plain = await serveShop(host.url, { page: withoutScripts });
const monolith = await serveMonolith(host.url, await buildMonolith());
const browser = await openBrowser();
const runs = pages.map((path) => ({
  path,
  compared: conditions.map((condition): Compared & { condition: Condition } => ({
    condition,
    ours: [],
    former: [],
    monolith: [],
    plain: [],
  })),
}));
try {
  await measureRounds();
} catch (error) {
  // Results measured until then are printed in any case.
  console.error(error);
  process.exitCode = 1;
} finally {
  await Promise.allSettled([browser.close(), ours.stop(), former?.stop(), plain.stop(), monolith.stop()]);
  await Promise.allSettled([host.stop(), formerHost?.stop()]);
  await Promise.allSettled([shop.stop(), formerShop?.stop()]);
}
const measured = Math.min(...runs.flatMap(({ compared }) => compared.map(({ plain }) => plain.length)));
console.log(
  `\nMedians of ${measured} rounds${measured < rounds ? `, of ${rounds}` : ''}. Slow phone: 4x slower processor, 150 ms per request, 1.6 Mbit/s, 412 px at 1.75.`,
);
for (const { path, compared } of runs) {
  const [slow, fast] = compared;
  if (slow && fast) printTable(path, slow, fast);
}

async function measureRounds(): Promise<void> {
  let visitors = 0;
  const visitOf = (path: string, condition: Condition, origin: string) => {
    visitors += 1;
    return { browser, origin, path, condition, number: visitors };
  };
  const measure = (...visit: Parameters<typeof visitOf>) => measureVisit(visitOf(...visit));
  const paint = (...visit: Parameters<typeof visitOf>) => measurePaint(visitOf(...visit));
  // Not measured: the servers' first pages are slower.
  for (const { url } of [ours, ...(former ? [former] : []), monolith, plain])
    for (const path of pages) await paint(path, unthrottled, url);
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, compared } of runs) {
      for (const { condition, ...figures } of compared) {
        figures.ours.push(await measure(path, condition, ours.url));
        if (former) figures.former.push(await measure(path, condition, former.url));
        figures.monolith.push(await measure(path, condition, monolith.url));
        figures.plain.push(await paint(path, condition, plain.url));
      }
    }
  }
}
