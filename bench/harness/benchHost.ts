import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, endProcess, freePort, startProcess } from './benchShop.ts';

const root = path.join(import.meta.dirname, '../..');

/** The services of a whole shop. */
type Services = { apiUrl: string; registryUrl: string; stop: () => Promise<void> };

/** A host of its own on a shop's services; `stop` ends it, and the shop if it was started for it. */
export type BenchHost = { url: string; stop: () => Promise<void> };

/**
 * Starts a host on the services of the running shop in the folder `SHOP_DATA`, or of a shop that is started for it. The host gets these
 * further settings, and believes this process about the addresses of shoppers.
 */
export async function startBenchHost(settings: NodeJS.ProcessEnv = {}): Promise<BenchHost> {
  const services = await (process.env.SHOP_DATA ? runningShop(process.env.SHOP_DATA) : startShop());
  const host = await startHost(services, settings).catch(async (error) => {
    await services.stop();
    throw error;
  });
  const stop = async () => {
    await host.stop();
    await services.stop();
  };
  return { url: host.url, stop };
}

async function startHost({ apiUrl, registryUrl }: Services, settings: NodeJS.ProcessEnv): Promise<BenchHost> {
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
    ...settings,
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

function runningShop(folder: string): Services {
  const record = JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8')) as Omit<Services, 'stop'>;
  return { ...record, stop: async () => {} };
}

/** Starts a whole shop by its own command, with data and ports of its own. */
async function startShop(): Promise<Services> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-shop-'));
  const names = ['SHOP_PORT', 'SHOP_API_PORT', 'PAYMENT_SANDBOX_PORT', 'REGISTRY_PORT', 'SIGN_ON_PORT'];
  const ports = await Promise.all(names.map(() => freePort()));
  const env = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const child: ChildProcess = spawn(process.execPath, [path.join(root, 'tools/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, SHOP_DATA: folder },
  });
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // A first start installs and builds.
    await answers(`http://127.0.0.1:${env.SHOP_PORT}/health`, 600);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...runningShop(folder), stop };
}
