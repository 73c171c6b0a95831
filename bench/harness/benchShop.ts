import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shopPool } from '@festival/service-kit/database/shopPool';
import { startDatabase } from '@festival/service-kit/database/startDatabase';
import type pg from 'pg';
import { type CpuTimes, cpuSeconds, parentOf } from './cpuTimes.ts';
import { root } from './root.ts';

export const benchEvent = 'solstrand-2027';
export const shopHeaders = { authorization: 'Bearer solstrand-regular-sale', 'x-event-namespace': benchEvent };

/** A shop-api in a separate process with its default settings, on a database with default settings; `stop` ends both. */
export type BenchShop = {
  url: string;
  databaseUrl: string;
  pool: pg.Pool;
  /** One value of /metrics, by its full name with labels; 0 if it is missing. */
  metric: (name: string) => Promise<number>;
  /** The processor time of shop-api and of its database until now. */
  cpuTimes: () => CpuTimes;
  stop: () => Promise<void>;
};

/**
 * Starts the payment sandbox, the shop and (unless one is given) a database. All files are in one folder, which `stop` removes. Sandbox and shop run
 * from `checkout`.
 */
export async function startBenchShop(givenDatabase?: string, checkout = root): Promise<BenchShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  // PostgreSQL runs as another account, which needs access.
  chmodSync(folder, 0o755);
  const own = givenDatabase ? null : await startDatabase({ dataFolder: path.join(folder, 'postgres') });
  const databaseUrl = givenDatabase ?? own?.url ?? '';
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    // Node options to profile shop-api, such as --cpu-prof.
    NODE_OPTIONS: process.env.SHOP_NODE_OPTIONS,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    MAIL_FOLDER: path.join(folder, 'mail'),
    PAYMENT_SANDBOX: 'yes',
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    PAYMENT_SANDBOX_FILE: path.join(folder, 'payments.json'),
    PAYMENT_SANDBOX_SECRET: 'a secret of this bench',
  };
  const start = (service: string) => startProcess(serviceFile(service, checkout), env, checkout);
  const [sandbox, shopApi] = [start('payment-sandbox'), start('shop-api')];
  const stopAll = async () => {
    await Promise.all([sandbox, shopApi].map(endProcess));
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await answers(`${url}/health/ready`).catch(async (error) => {
    await stopAll();
    throw error;
  });
  const pool = shopPool(databaseUrl, 20);
  const backend = own && (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0];
  const postmaster = parentOf(backend?.pid);
  return {
    url,
    databaseUrl,
    pool,
    metric: async (name) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
      return Number(line?.slice(name.length) ?? 0);
    },
    cpuTimes: () => ({ shopApi: cpuSeconds(shopApi.pid), database: cpuSeconds(postmaster, { withChildren: true }) }),
    stop: async () => {
      await pool.end();
      await stopAll();
    },
  };
}

/** The main file of a service. Older checkouts have the services at their root. */
function serviceFile(service: string, checkout: string): string {
  const file = `services/${service}/src/main.ts`;
  return existsSync(path.join(checkout, file)) ? file : `${service}/src/main.ts`;
}

/** Runs a file of this repository, or of another checkout, with the current Node; its log is discarded, which takes no time. */
export function startProcess(file: string, env: NodeJS.ProcessEnv, checkout = root): ChildProcess {
  return spawn(process.execPath, [path.join(checkout, file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

export async function endProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.exitCode === null && child.kill('SIGTERM')) await ended;
}

/** Waits until a URL responds with 2xx. @throws if it has not done so after this many seconds. */
export async function answers(url: string, seconds = 60): Promise<void> {
  for (let waited = 0; waited < seconds * 10; waited += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} does not respond`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Throws unless every stock's reserved count equals the sum of its lines: an inconsistent run has no valid results. */
export async function assertBalanced(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select stock.id from stock left join cart_lines line on line.event_id = stock.event_id and line.stock_id = stock.id
     group by stock.event_id, stock.id having stock.reserved <> coalesce(sum(line.qty), 0)`,
  );
  if (rows.length > 0)
    throw new Error(`Reserved counts don't match the lines of: ${rows.map(({ id }) => id).join(', ')}`);
}
