import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { freePort } from '@festival/service-kit/testing/freePort';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { seedFestivals } from '../src/seeding/seedFestivals.ts';
import { seedMailBrands } from '../src/seeding/seedMailBrands.ts';
import type { ApiProcess } from './apiProcess.ts';
import { backEndInTurns } from './backEnd.ts';
import { type CrashDatabase, crashDatabase } from './crashDatabase.ts';
import { sandboxSecret, testSandbox } from './testSandbox.ts';
import { callsOf, shopOrigin, type TestShop } from './testShop.ts';

/** Two shop-apis on one PostgreSQL. Each of the three can be killed and started again. */
export type CrashShop = Pick<TestShop, 'call' | 'openCart' | 'cartCall' | 'sandbox'> &
  Pick<CrashDatabase, 'query' | 'killConnection'> & {
    processes: readonly ApiProcess[];
    killDatabase: CrashDatabase['kill'];
    startDatabase: CrashDatabase['start'];
    close: () => Promise<void>;
  };

export async function crashShop(festivals: FestivalSeed[]): Promise<CrashShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  // PostgreSQL's account must be able to enter it.
  chmodSync(folder, 0o755);
  const database = await crashDatabase(folder);
  await prepare(database.url, festivals);
  const sandbox = await testSandbox(folder);
  const closeRest = async () => {
    await sandbox.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const backEnd = await backEndInTurns({
    databaseUrls: [database.url],
    ports: await Promise.all([freePort(), freePort()]),
    sandboxUrl: sandbox.listeningOrigin,
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
    query: database.query,
    killDatabase: database.kill,
    startDatabase: database.start,
    killConnection: database.killConnection,
    close: () => backEnd.close().finally(closeRest),
  };
}

async function prepare(url: string, festivals: FestivalSeed[]): Promise<void> {
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url });
  await seedFestivals(pool, festivals);
  await seedMailBrands(pool, mailBrands);
  await pool.end();
}
