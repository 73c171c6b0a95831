import { joined, type PageRun, pageLoad } from './harness/pageLoad.ts';
import { percentile } from './harness/rate.ts';
import { openShop, startHost } from './harness/wholeShop.ts';

/**
 * Measures how a crowd affects the rendering of pages: first the maximum rate of the host, then arrivals at 1, 2, 5 and 10 times that rate. The runs
 * take turns, so that load of the machine affects all of them. Settings: SECONDS (5) of a run, ROUNDS (6), SHOP_PAGE (/solstrand/tickets), SHOP_DATA
 * (the folder of a running shop; by default one is started and removed).
 */
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 6);
const page = process.env.SHOP_PAGE ?? '/solstrand/tickets';
const warmUpSeconds = 8;
/** Without a crowd, this number of connections keeps the workers busy. */
const connections = 8;
const multiples = [1, 2, 5, 10];

const shop = await openShop();
// Every page is rendered for one visitor.
const host = await startHost(shop, { PAGE_CACHE_MB: '0' });
try {
  await measureCrowds(`${host.url}${page}`);
} finally {
  await host.stop();
  await shop.stop();
}

async function measureCrowds(url: string): Promise<void> {
  await pageLoad({ url, seconds: warmUpSeconds, connections });
  const alone = await pageLoad({ url, seconds: seconds * 2, connections });
  console.log(`\n${page}, ${rounds} x ${seconds} s`);
  printRun(`${connections} connections`, alone);
  const runs = new Map<number, PageRun[]>(multiples.map((multiple) => [multiple, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const multiple of multiples) {
      runs.get(multiple)?.push(await pageLoad({ url, seconds, perSecond: rateOf(alone) * multiple }));
    }
  }
  const all = multiples.map((multiple) => [multiple, joined(runs.get(multiple) ?? [])] as const);
  const best = Math.max(...all.map(([, run]) => rateOf(run)));
  for (const [multiple, run] of all) printRun(`${multiple} times the rate`, run, best);
}

/** Pages per second. */
function rateOf({ inTime, seconds: lasted }: PageRun): number {
  return inTime / lasted;
}

function milliseconds(times: readonly number[], share: number): string {
  return times.length === 0 ? '–' : `${percentile(times, share).toFixed(0)} ms`;
}

function printRun(name: string, run: PageRun, best?: number): void {
  const ratio = best === undefined ? '' : `   of the best ${(rateOf(run) / best).toFixed(2)}`;
  const { asked, times, busyTimes, failed, broken } = run;
  console.log(
    `  ${name.padEnd(18)}${rateOf(run).toFixed(1).padStart(7)} pages/s${ratio}` +
      `   p50 ${milliseconds(times, 0.5)}   p99 ${milliseconds(times, 0.99)}` +
      `   asked ${asked}: 503 ${busyTimes.length} (p99 ${milliseconds(busyTimes, 0.99)}), 500 ${failed}, broken ${broken}`,
  );
}
