import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { answers, endProcess, freePort, startProcess } from './harness/benchShop.ts';
import { hostTime, type PageCost, pageCost } from './harness/hostTime.ts';
import { type PageRun, pageLoad } from './harness/pageLoad.ts';
import { median, percentile, printRate, printRatio, type Rate } from './harness/rate.ts';
import { shopperCart } from './harness/shopperCart.ts';
import { openFormerShop, openShop, type RunningHost, startHost } from './harness/wholeShop.ts';
import { type AloneRate, type ReactAlone, startReactAlone } from './react-alone/reactAlone.ts';

/**
 * Measures how many pages per second a host sends: shared pages to guests, personal pages to visitors with a cart, and for comparison the same
 * number of bytes from an empty handler, and the trees of the personal pages, rendered by React alone in the same number of processes. On a machine
 * with other work, read the processor time. The runs take turns. Settings: SECONDS (5) of a run, ROUNDS (5), CONNECTIONS (24), SHOP_PAGE
 * (/solstrand/tickets), PRODUCT (weekend), SHOP_DATA (the folder of a running shop; by default one is started and removed), FORMER (the root of
 * another built checkout, whose host takes its turns too).
 */
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 5);
const connections = Number(process.env.CONNECTIONS ?? 24);
const page = process.env.SHOP_PAGE ?? '/solstrand/tickets';
const product = process.env.PRODUCT ?? 'weekend';
const warmUpSeconds = 5;
const aims = { guests: 2_000, carts: 250, ofReact: 0.7 };

type Kind = 'empty' | 'guests' | 'carts' | 'former guests' | 'former carts';

/** One kind of load: its host, and the cookie of each connection. */
interface Load {
  host: RunningHost;
  cookie?: (connection: number) => string;
}

/** A rate, and the host's processor time for each page in milliseconds. */
interface PageRate extends Rate {
  cost: PageCost;
}

interface Rates {
  ofLoads: Map<Kind, PageRate[]>;
  alone: AloneRate[];
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
  const alone = await startReactAlone(shop);
  try {
    const loads = new Map<Kind, Load>([['empty', { host: empty }], ...(await loadsOf(host, ''))]);
    if (formerHost) for (const [kind, load] of await loadsOf(formerHost, 'former ')) loads.set(kind, load);
    printRates(await ratesOf(loads, alone));
  } finally {
    await Promise.allSettled([host.stop(), formerHost?.stop(), empty.stop(), alone.stop()]);
  }
}

function cartsOn({ url }: Pick<RunningHost, 'url'>, count: number): Promise<string[]> {
  const slug = page.split('/')[1] ?? '';
  return Promise.all(Array.from({ length: count }, (_, nr) => shopperCart(url, slug, product, `10.255.0.${nr}`)));
}

async function loadsOf(host: RunningHost, prefix: '' | 'former '): Promise<[Kind, Load][]> {
  const cookies = await cartsOn(host, connections);
  return [
    [`${prefix}guests`, { host }],
    [`${prefix}carts`, { host, cookie: (nr) => cookies[nr % cookies.length] ?? '' }],
  ];
}

async function ratesOf(loads: ReadonlyMap<Kind, Load>, alone: ReactAlone): Promise<Rates> {
  const run = ({ host, ...load }: Load, lasts: number): Promise<PageRun> =>
    pageLoad({ ...load, url: `${host.url}${page}`, seconds: lasts, connections });
  // One cart for each rendering process of a brand, see `renderPool`.
  const cookies = await cartsOn(alone, Math.max(2, Math.min(8, availableParallelism())));
  const runAlone = (lasts: number) => alone.run(page, cookies, lasts);
  for (const load of loads.values()) await run(load, warmUpSeconds);
  await runAlone(warmUpSeconds);
  const rates: Rates = { ofLoads: new Map([...loads.keys()].map((kind) => [kind, []])), alone: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, load] of loads) {
      const before = hostTime(load.host.pid);
      const pages = await run(load, seconds);
      rates.ofLoads
        .get(kind)
        ?.push({ ...rateOf(pages), cost: pageCost(before, hostTime(load.host.pid), pages.times.length) });
    }
    rates.alone.push(await runAlone(seconds));
  }
  return rates;
}

/** @throws if a page failed, because the rate would be meaningless. A page refused with 503 is only not counted. */
function rateOf({ inTime, seconds: lasted, times, busyTimes, failed, broken }: PageRun): Rate {
  if (failed + broken > 0) throw new Error(`${failed} pages failed, ${broken} connections broke`);
  if (busyTimes.length > 0) console.log(`  (${busyTimes.length} times 503 beside ${times.length} pages)`);
  return { perSecond: inTime / lasted, p99: percentile(times, 0.99) };
}

function printCost(name: string, { own, rendering }: PageCost): void {
  const [sum, ...parts] = [own + rendering, own, rendering].map((milliseconds) => milliseconds.toFixed(2));
  console.log(`  ${name.padEnd(46)}${sum?.padStart(9)} ms of a processor: ${parts.join(' + ')} rendering`);
}

function printRates({ ofLoads, alone: alones }: Rates): void {
  const rate = (kind: Kind): PageRate => median(ofLoads.get(kind) ?? []);
  const [empty, guests, carts] = [rate('empty'), rate('guests'), rate('carts')];
  const alone = median(alones);
  console.log(`\n${page}, ${connections} connections, ${rounds} x ${seconds} s`);
  printRate('an empty handler with the page’s bytes', empty);
  printRate('guests, who share a page', guests);
  printRate('visitors with a cart', carts);
  printRatio('guests / empty', guests.perSecond / empty.perSecond);
  printRatio('carts / empty', carts.perSecond / empty.perSecond);
  printRatio('guests, of the aimed rate', guests.perSecond / aims.guests, 1);
  printRatio('carts, of the aimed rate', carts.perSecond / aims.carts, 1);
  console.log(`  ${'React alone'.padEnd(46)}${alone.perSecond.toFixed(0).padStart(9)}/s`);
  printRatio('carts / React alone', carts.perSecond / alone.perSecond, aims.ofReact);
  printCost('a page of a guest', guests.cost);
  printCost('a page with a cart', carts.cost);
  printCost('its tree by React alone', { own: 0, rendering: alone.processor });
  printRatio('React’s part of it', alone.processor / (carts.cost.own + carts.cost.rendering));
  if (!ofLoads.has('former guests')) return;
  printCost('a former page with a cart', rate('former carts').cost);
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
    pid: child.pid ?? 0,
    stop: async () => {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
