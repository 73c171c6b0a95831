import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, endProcess, freePort, startProcess } from './harness/benchShop.ts';
import { type PageRun, pageLoad } from './harness/pageLoad.ts';

/**
 * Measures what a crowd does to the rendering of pages: the rate that the host can take, then arrivals at 1, 2, 5 and 10 times
 * that rate. Settings: SECONDS (15) of a run, ROUNDS (2), SHOP_PAGE (/solstrand/tickets), SHOP_DATA (the folder of a running
 * shop; by default one is started and removed).
 */
const seconds = Number(process.env.SECONDS ?? 15);
const rounds = Number(process.env.ROUNDS ?? 2);
const page = process.env.SHOP_PAGE ?? '/solstrand/tickets';
const warmUpSeconds = 8;
const multiples = [1, 2, 5, 10];
const root = path.join(import.meta.dirname, '..');

type Shop = { apiUrl: string; registryUrl: string; stop: () => Promise<void> };

const shop = await (process.env.SHOP_DATA ? runningShop(process.env.SHOP_DATA) : startShop());
const host = await startHost(shop);
try {
  await measureCrowds(`${host.url}${page}`);
} finally {
  await host.stop();
  await shop.stop();
}

async function measureCrowds(url: string): Promise<void> {
  await pageLoad({ url, seconds: warmUpSeconds, connections: 8 });
  const alone = await pageLoad({ url, seconds, connections: 8 });
  console.log(`\n${page}, ${rounds} x ${seconds} s, the round in the middle`);
  printRun('8 connections', alone);
  const runs = new Map<number, PageRun[]>(multiples.map((multiple) => [multiple, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const multiple of multiples) {
      runs.get(multiple)?.push(await pageLoad({ url, seconds, perSecond: alone.pagesPerSecond * multiple }));
    }
  }
  const middles = multiples.map((multiple) => [multiple, middleOf(runs.get(multiple) ?? [])] as const);
  const best = Math.max(...middles.map(([, run]) => run.pagesPerSecond));
  for (const [multiple, run] of middles) printRun(`${multiple} times the rate`, run, best);
}

function middleOf(runs: readonly PageRun[]): PageRun {
  const middle = [...runs].sort((a, b) => a.pagesPerSecond - b.pagesPerSecond)[Math.floor((runs.length - 1) / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

function printRun(name: string, run: PageRun, best?: number): void {
  const ratio = best === undefined ? '' : `   of the best ${(run.pagesPerSecond / best).toFixed(2)}`;
  const { asked, busy, busyP99, failed, broken } = run;
  console.log(
    `  ${name.padEnd(18)}${run.pagesPerSecond.toFixed(1).padStart(7)} pages/s${ratio}` +
      `   p50 ${run.p50.toFixed(0)} ms   p99 ${run.p99.toFixed(0)} ms` +
      `   asked ${asked}: 503 ${busy} (p99 ${busyP99.toFixed(0)} ms), 500 ${failed}, broken ${broken}`,
  );
}

/** A host of its own on the shop's services, which believes this process about the addresses of shoppers. */
async function startHost({ apiUrl, registryUrl }: Shop): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-host-'));
  const child = startProcess('host/server/main.ts', {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NODE_OPTIONS: process.env.SHOP_NODE_OPTIONS,
    PORT: String(port),
    SHOP_API_URL: apiUrl,
    REGISTRY_URL: registryUrl,
    HOST_DATA: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/health`);
  return {
    url,
    stop: async () => {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runningShop(folder: string): Shop {
  const record = JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8')) as Omit<Shop, 'stop'>;
  return { ...record, stop: async () => {} };
}

/** Starts a whole shop by its own command, with data and ports of its own. */
async function startShop(): Promise<Shop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-shop-'));
  const names = ['SHOP_PORT', 'SHOP_API_PORT', 'PAYMENT_SANDBOX_PORT', 'REGISTRY_PORT', 'SIGN_ON_PORT'];
  const ports = await Promise.all(names.map(() => freePort()));
  const env = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const child: ChildProcess = spawn(process.execPath, [path.join(root, 'tools/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, SHOP_DATA: folder },
  });
  await answers(`http://127.0.0.1:${env.SHOP_PORT}/health`);
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...runningShop(folder), stop };
}
