import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { publishVersion } from '@festival/e2e/publishVersion';
import { joined, type PageRun, pageLoad } from './harness/pageLoad.ts';
import { percentile, printRatio } from './harness/rate.ts';
import { root } from './harness/root.ts';
import { shopperCart } from './harness/shopperCart.ts';
import { openShop, startHost, type WholeShop } from './harness/wholeShop.ts';

/**
 * Measures how a remote in an endless loop slows pages of other brands (FED-05). One visitor of Solstrand requests page after page: alone, together
 * with six visitors of Nachtwoud, and together with six whose version of mf-tickets loops from its first page on. Each round uses a new version,
 * since a stuck module is skipped afterwards. All have carts, so that no page is shared. Settings: SECONDS (10) of a run, ROUNDS (3), SHOP_DATA (the
 * folder of a running shop; by default one is started and removed).
 */
const seconds = Number(process.env.SECONDS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 3);
const author = ['--reason', 'To measure', '--by', 'bench'];
/** The allowed slowdown of the other brand's page while a remote loops. */
const aim = 1.2;

const kinds = ['alone', 'beside six of another brand', 'beside six whose remote hangs'] as const;
type Kind = (typeof kinds)[number];

const shop = await openShop();
try {
  const host = await startHost(shop);
  try {
    print(await measureBrands(host.url, shop));
  } finally {
    await host.stop();
  }
} finally {
  await shop.stop();
}

async function measureBrands(host: string, registry: WholeShop): Promise<Record<Kind, PageRun>> {
  const visitor = await shopperCart(host, 'solstrand', 'weekend', '10.254.0.1');
  const others = await Promise.all(
    Array.from({ length: 6 }, (_, nr) => shopperCart(host, 'nachtwoud', 'weekend', `10.254.1.${nr}`)),
  );
  const solstrand = () =>
    pageLoad({ url: `${host}/solstrand/tickets`, seconds, connections: 1, cookie: () => visitor });
  const nachtwoud = () =>
    pageLoad({
      url: `${host}/nachtwoud/tickets`,
      seconds,
      connections: others.length,
      cookie: (nr) => others[nr % others.length] ?? '',
    });
  const beside = async (): Promise<PageRun> => (await Promise.all([solstrand(), nachtwoud()]))[0];

  await beside();
  const runs: Record<Kind, PageRun[]> = Object.fromEntries(kinds.map((kind) => [kind, []])) as never;
  for (let round = 0; round < rounds; round += 1) {
    const version = `9.${round}.0-bench.${Date.now()}`;
    const spin = () => 'export default function Tickets() {\n  for (;;);\n}\n';
    publishVersion('mf-tickets', version, { 'src/exposes/tickets.tsx': spin }, () => environment(registry));
    runs.alone.push(await solstrand());
    runs['beside six of another brand'].push(await beside());
    const history = JSON.parse(release(registry, 'history', '--limit', '1', '--json'));
    const after = ['--after', String(history.releases[0].revision)];
    release(registry, 'activate', `mf_tickets@${version}`, ...after, '--force', 'a bench', ...author);
    // Hosts poll every second.
    await wait(3_000);
    runs['beside six whose remote hangs'].push(await beside());
    release(registry, 'roll-back', ...author);
    await wait(3_000);
  }
  return Object.fromEntries(kinds.map((kind) => [kind, joined(runs[kind])])) as Record<Kind, PageRun>;
}

function environment({ registryUrl, registryToken, publisherKey }: WholeShop): Record<string, string> {
  return { REGISTRY_URL: registryUrl, REGISTRY_TOKEN: registryToken, PUBLISHER_KEY: publisherKey };
}

function release(registry: WholeShop, name: string, ...args: string[]): string {
  const command = path.join(root, 'services/release-registry/src/cli.ts');
  const env = { ...process.env, ...environment(registry) };
  return execFileSync(process.execPath, [command, name, '--brand', 'nachtwoud', ...args], { env, encoding: 'utf8' });
}

function print(runs: Record<Kind, PageRun>): void {
  console.log(`\na page of Solstrand’s tickets, ${rounds} x ${seconds} s`);
  const p50 = (kind: Kind) => percentile(runs[kind].times, 0.5);
  for (const kind of kinds) {
    const { times, failed, broken, busyTimes } = runs[kind];
    const worst = percentile(times, 0.99).toFixed(0);
    const lost = failed + broken + busyTimes.length;
    console.log(
      `  ${kind.padEnd(46)}p50 ${p50(kind).toFixed(0).padStart(5)} ms   p99 ${worst.padStart(5)} ms   pages ${times.length}   without a page ${lost}`,
    );
  }
  // Higher is worse, so the ratio is inverted.
  printRatio('healthy / hanging', p50(kinds[1]) / p50(kinds[2]), Number((1 / aim).toFixed(2)));
  printRatio('alone / hanging', p50(kinds[0]) / p50(kinds[2]));
}
