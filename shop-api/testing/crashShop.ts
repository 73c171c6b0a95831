import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { buildSandbox } from '@festival/payment-sandbox/buildSandbox';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { type RunningDatabase, startDatabase } from '../src/platform/database/startDatabase.ts';
import { seedFestivals } from '../src/seeding/seedFestivals.ts';
import { seedMailBrands } from '../src/seeding/seedMailBrands.ts';
import type { ApiProcess } from './apiProcess.ts';
import { backEndInTurns } from './backEnd.ts';
import { freePort } from './freePort.ts';
import { callsOf, sandboxSecret, shopOrigin, type TestShop } from './testShop.ts';

/** Two shop-apis on a PostgreSQL of the test's own, with stock settings: each of the three can be killed and started again. */
export type CrashShop = Pick<TestShop, 'call' | 'openCart' | 'cartCall' | 'sandbox'> & {
  processes: readonly ApiProcess[];
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Kills PostgreSQL as a whole, and answers once it has ended. */
  killDatabase: () => Promise<void>;
  /** Starts it again, at the address that it had. */
  startDatabase: () => Promise<void>;
  /** Kills what serves one connection; PostgreSQL then ends all the others too and recovers by itself. */
  killConnection: () => Promise<void>;
  close: () => Promise<void>;
};

export async function crashShop(festivals: FestivalSeed[]): Promise<CrashShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  // PostgreSQL's account enters here too.
  chmodSync(folder, 0o755);
  const dataFolder = path.join(folder, 'postgres');
  const address = path.join(folder, 'sockets');
  let database: RunningDatabase;
  let url = '';

  /** Its socket is in a new folder at each start; the link keeps its place, as the address of any other server would. */
  async function start(): Promise<void> {
    database = await startDatabase({ dataFolder });
    const sockets = /@([^/]+)\//.exec(database.url)?.[1] ?? '';
    rmSync(address, { force: true });
    symlinkSync(decodeURIComponent(sockets), address);
    url = database.url.replace(sockets, encodeURIComponent(address));
  }

  const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };

  await start();
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url });
  await seedFestivals(pool, festivals);
  await seedMailBrands(pool, mailBrands);
  await pool.end();
  const sandbox = await buildSandbox({
    secret: sandboxSecret,
    publicUrl: 'http://pay.test',
    file: path.join(folder, 'payments.json'),
    logLevel: 'silent',
  });
  const closeRest = async () => {
    await sandbox.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const backEnd = await backEndInTurns({
    databaseUrl: url,
    ports: await Promise.all([freePort(), freePort()]),
    sandboxUrl: await sandbox.listen({ host: '127.0.0.1', port: 0 }),
    secret: sandboxSecret,
    mailFolder: path.join(folder, 'mail'),
    shopOrigin,
  }).catch(async (error) => {
    await closeRest();
    throw error;
  });

  return {
    ...callsOf(backEnd),
    sandbox,
    processes: backEnd.processes,
    query,
    killDatabase: async () => {
      process.kill(
        Number.parseInt(readFileSync(path.join(clusterOf(dataFolder), 'postmaster.pid'), 'utf8'), 10),
        'SIGKILL',
      );
      await database.ended;
    },
    startDatabase: start,
    killConnection: async () => {
      const [busy] = await query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         order by query_start desc limit 1`,
      );
      if (!busy) throw new Error('Nobody is connected');
      process.kill(busy.pid, 'SIGKILL');
    },
    close: () => backEnd.close().finally(closeRest),
  };
}

/** Where the cluster lies: in its folder, or elsewhere if PostgreSQL's account can't enter that. */
function clusterOf(dataFolder: string): string {
  try {
    return path.join(readFileSync(path.join(dataFolder, 'elsewhere'), 'utf8'), 'cluster');
  } catch {
    return path.join(dataFolder, 'cluster');
  }
}
