import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, endProcess, freePort, startProcess } from './benchShop.ts';
import { root } from './root.ts';

/** A whole shop as started by `npm start`: the URLs of its parts, and the root of the checkout from which it runs. */
export type WholeShop = {
  checkout: string;
  shopUrl: string;
  apiUrl: string;
  registryUrl: string;
  registryToken: string;
  publisherKey: string;
  stop: () => Promise<void>;
};

export type RunningHost = { url: string /** Of its process. */; pid: number; stop: () => Promise<void> };

/** Returns the running shop with the data folder SHOP_DATA; by default starts one with its own data and ports, which `stop` removes. */
export const openShop = async (): Promise<WholeShop> =>
  process.env.SHOP_DATA ? runningShop(process.env.SHOP_DATA, root) : startShop(root);

/** The shop of `FORMER`, the root of another built checkout, started like `openShop`; undefined without it. */
export const openFormerShop = async (): Promise<WholeShop | undefined> =>
  process.env.FORMER ? startShop(path.resolve(process.env.FORMER)) : undefined;

/**
 * Starts another host from the shop's checkout, connected to the same services, with additional settings. It trusts the forwarding headers of this
 * machine.
 */
export async function startHost(
  { checkout, apiUrl, registryUrl }: WholeShop,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-host-'));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NODE_OPTIONS: process.env.SHOP_NODE_OPTIONS,
    PORT: String(port),
    SHOP_API_URL: apiUrl,
    REGISTRY_URL: registryUrl,
    HOST_DATA: folder,
    PUBLISHER_KEYS: 'unsigned',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...settings,
  };
  const child = startProcess('host/server/main.ts', env, checkout);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await answers(`${url}/health`).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, pid: child.pid ?? 0, stop };
}

function runningShop(folder: string, checkout: string): WholeShop {
  const record = JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8')) as Omit<
    WholeShop,
    'stop' | 'checkout'
  >;
  return { ...record, checkout, stop: async () => {} };
}

async function startShop(checkout: string): Promise<WholeShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-shop-'));
  const names = ['SHOP_PORT', 'SHOP_API_PORT', 'PAYMENT_SANDBOX_PORT', 'REGISTRY_PORT', 'SIGN_ON_PORT'];
  const ports = await Promise.all(names.map(() => freePort()));
  const env = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const child: ChildProcess = spawn(process.execPath, [path.join(checkout, 'tools/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, SHOP_DATA: folder },
  });
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The first start installs and builds.
    await answers(`http://127.0.0.1:${env.SHOP_PORT}/health`, 600);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...runningShop(folder, checkout), stop };
}
