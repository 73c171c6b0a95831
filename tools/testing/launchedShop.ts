import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shopPool } from '@festival/service-kit/database/shopPool';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import { sendTo } from '@festival/shop-api/testing/apiInTurns';
import type { PromisingShop } from '@festival/shop-api/testing/brokenPromises';
import type { VisitedShop } from '@festival/shop-api/testing/shopOnce';
import { callsOf } from '@festival/shop-api/testing/testShop';
import { root } from '../launch/launchSettings.ts';
import { type RunRecord, readRunRecord } from '../launch/runRecord.ts';

/** A shop started like `npm start`, with its own ports and data folder. */
export interface LaunchedShop extends PromisingShop, VisitedShop {
  /** The launcher's output so far. */
  said: () => string;
  record: () => RunRecord;
  /** The process of a part; `PostgreSQL` is one of the parts. */
  pidOf: (part: string) => number;
  /** Whether every part is ready and the host serves a page. */
  isUp: () => Promise<boolean>;
  /** Ends the launcher, and waits until it has ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

const services = ['SHOP_PORT', 'SHOP_API_PORT', 'PAYMENT_SANDBOX_PORT', 'REGISTRY_PORT', 'SIGN_ON_PORT'];
/** The first start builds all packages. */
const patience = 600_000;

/** Starts a shop on this folder and waits until it is ready. */
export const launchedShop = async (dataFolder: string, env: Record<string, string> = {}): Promise<LaunchedShop> => {
  const ports = await Promise.all(services.map(async (name) => [name, String(await freePort())]));
  const launcher = spawn(process.execPath, [join(root, 'tools/start/start.ts')], {
    // Through this channel the launcher notices when the tests end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      SHOP_DATA: dataFolder,
      EXTRA_SHOPS: 'short-hold',
      LOG_LEVEL: 'error',
      ...Object.fromEntries(ports),
      ...env,
    },
  });
  let said = '';
  for (const output of [launcher.stdout, launcher.stderr]) output?.on('data', (text) => (said += text));
  const ended = once(launcher, 'exit') as Promise<[number | null]>;
  for (const until = Date.now() + patience; !said.includes('Ready after'); await wait(50)) {
    if (launcher.exitCode !== null || Date.now() > until) throw new Error(`The shop does not start:\n${said}`);
  }
  const record = () => {
    const read = readRunRecord(dataFolder);
    if (!read) throw new Error('The shop keeps no record');
    return read;
  };
  const { apiUrl, sandboxUrl, signOnUrl, registryUrl, shopUrl, databaseUrl } = record();
  const addresses = [
    `${apiUrl}/health/ready`,
    `${sandboxUrl}/health/ready`,
    `${signOnUrl}/health/ready`,
    `${registryUrl}/health`,
    `${shopUrl}/solstrand`,
  ];
  const admin = readFileSync(join(dataFolder, 'secrets/sandbox-admin'), 'utf8');
  return {
    ...callsOf({ send: (request) => sendTo(apiUrl, request) }),
    sandbox: patientSandbox(sandboxUrl),
    sandboxAdmin: admin,
    returnUri: `${shopUrl}/solstrand/paymentstatus`,
    shortHold: { eventId: 'solstrand-2027', token: 'solstrand-short-hold' },
    query: (sql, values) => queried(databaseUrl, sql, values),
    said: () => said,
    record,
    pidOf: (part) => (part === 'PostgreSQL' ? postmaster(dataFolder) : serviceOf(record(), part)),
    isUp: async () => {
      const answers = await Promise.all(
        addresses.map((url) => fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null)),
      );
      return answers.every((answer) => answer?.ok);
    },
    end: async (signal) => {
      launcher.kill(signal);
      return (await ended)[0];
    },
  };
};

const serviceOf = ({ services }: RunRecord, name: string): number =>
  services.find((one) => one.name === name)?.pid ?? 0;

const postmaster = (dataFolder: string): number => {
  const elsewhere = join(dataFolder, 'postgres/elsewhere');
  const folder = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8') : join(dataFolder, 'postgres');
  return Number.parseInt(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10);
};

/** Repeats the query until the database responds. */
const queried = <Row extends object>(connectionString: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  eventually('the database answers', async () => {
    const pool = shopPool(connectionString, 1);
    pool.on('error', () => {});
    try {
      return (await pool.query<Row>(sql, values)).rows;
    } catch (error) {
      if (/^(ECONN|ENOENT|57|08)/.test((error as { code?: string }).code ?? '')) return null;
      throw error;
    } finally {
      await pool.end();
    }
  });

/** The sandbox's own pages and calls over the network, repeated after failures, as a person with a browser would. */
const patientSandbox = (origin: string): VisitedShop['sandbox'] => {
  const inject = async ({ method = 'GET', url, headers = {}, payload }: Injected) => {
    const answer = await eventually('the sandbox answers', () =>
      fetch(url.startsWith('http') ? url : `${origin}${url}`, {
        method,
        headers,
        redirect: 'manual',
        ...(payload === undefined ? {} : { body: payload }),
      }).then(
        (answer) => (answer.status < 500 ? answer : null),
        () => null,
      ),
    );
    const body = await answer.text();
    const given = { statusCode: answer.status, headers: Object.fromEntries(answer.headers) };
    return { ...given, body, json: () => JSON.parse(body) };
  };
  return { inject } as unknown as VisitedShop['sandbox'];
};

interface Injected {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}
