import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, endProcess, freePort, startProcess } from './harness/benchShop.ts';
import { type PageRun, pageLoad } from './harness/pageLoad.ts';
import { median, percentile, printRate, printRatio, type Rate } from './harness/rate.ts';
import { shopperCart } from './harness/shopperCart.ts';
import { openFormerShop, openShop, type RunningHost, startHost } from './harness/wholeShop.ts';

/**
 * Measures how many pages per second a host sends: shared pages to guests, personal pages to visitors with a cart, and for comparison the same number
 * of bytes from an empty handler. The runs take turns. Settings: SECONDS (5) of a run, ROUNDS (5), CONNECTIONS (24), SHOP_PAGE (/solstrand/tickets),
 * PRODUCT (weekend), SHOP_DATA (the folder of a running shop; by default one is started and removed), FORMER (the root of another built checkout,
 * whose host takes its turns too).
 */
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 5);
const connections = Number(process.env.CONNECTIONS ?? 24);
const page = process.env.SHOP_PAGE ?? '/solstrand/tickets';
const product = process.env.PRODUCT ?? 'weekend';
const warmUpSeconds = 5;
const aims = { guests: 2_000, carts: 250 };

type Kind = 'empty' | 'guests' | 'carts' | 'former guests' | 'former carts';

/** One kind of load: its URL, and the cookie of each connection. */
interface Load {
  url: string;
  cookie?: (connection: number) => string;
}

const shop = await openShop();
const formerShop = await openFormerShop();
try {
  await measure();
} finally {
  await Promise.allSettled([shop.stop(), formerShop?.stop()]);
}

async function measure(): Promise<void> {
  const host = await startHost(shop);
  const formerHost = formerShop && (await startHost(formerShop));
  const empty = await startEmptyPage(await (await fetch(`${host.url}${page}`)).text());
  try {
    const loads = new Map<Kind, Load>([['empty', empty], ...(await loadsOf(host, ''))]);
    if (formerHost) for (const [kind, load] of await loadsOf(formerHost, 'former ')) loads.set(kind, load);
    printRates(await ratesOf(loads));
  } finally {
    await Promise.allSettled([host.stop(), formerHost?.stop(), empty.stop()]);
  }
}

async function loadsOf({ url }: RunningHost, prefix: '' | 'former '): Promise<[Kind, Load][]> {
  const slug = page.split('/')[1] ?? '';
  const cookies = await Promise.all(
    Array.from({ length: connections }, (_, nr) => shopperCart(url, slug, product, `10.255.0.${nr}`)),
  );
  return [
    [`${prefix}guests`, { url }],
    [`${prefix}carts`, { url, cookie: (nr) => cookies[nr % cookies.length] ?? '' }],
  ];
}

async function ratesOf(loads: ReadonlyMap<Kind, Load>): Promise<Map<Kind, Rate[]>> {
  const run = ({ url, ...load }: Load, lasts: number): Promise<PageRun> =>
    pageLoad({ ...load, url: `${url}${page}`, seconds: lasts, connections });
  for (const load of loads.values()) await run(load, warmUpSeconds);
  const rates = new Map<Kind, Rate[]>([...loads.keys()].map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, load] of loads) rates.get(kind)?.push(rateOf(await run(load, seconds)));
  }
  return rates;
}

/** @throws if a page failed, because the rate would be meaningless. A page refused with 503 is only not counted. */
function rateOf({ inTime, seconds: lasted, times, busyTimes, failed, broken }: PageRun): Rate {
  if (failed + broken > 0) throw new Error(`${failed} pages failed, ${broken} connections broke`);
  if (busyTimes.length > 0) console.log(`  (${busyTimes.length} times 503 beside ${times.length} pages)`);
  return { perSecond: inTime / lasted, p99: percentile(times, 0.99) };
}

function printRates(rates: ReadonlyMap<Kind, Rate[]>): void {
  const rate = (kind: Kind): Rate => median(rates.get(kind) ?? []);
  const [empty, guests, carts] = [rate('empty'), rate('guests'), rate('carts')];
  console.log(`\n${page}, ${connections} connections, ${rounds} x ${seconds} s`);
  printRate('an empty handler with the page’s bytes', empty);
  printRate('guests, who share a page', guests);
  printRate('visitors with a cart', carts);
  printRatio('guests / empty', guests.perSecond / empty.perSecond);
  printRatio('carts / empty', carts.perSecond / empty.perSecond);
  printRatio('guests, of the aimed rate', guests.perSecond / aims.guests, 1);
  printRatio('carts, of the aimed rate', carts.perSecond / aims.carts, 1);
  if (!rates.has('former guests')) return;
  printRatio('guests / former guests', guests.perSecond / rate('former guests').perSecond);
  printRatio('carts / former carts', carts.perSecond / rate('former carts').perSecond);
}

async function startEmptyPage(html: string): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-page-'));
  const file = path.join(folder, 'page.html');
  writeFileSync(file, html);
  const port = await freePort();
  const child = startProcess('bench/harness/emptyPage.ts', {
    PATH: process.env.PATH,
    PORT: String(port),
    PAGE_FILE: file,
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    stop: async () => {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
