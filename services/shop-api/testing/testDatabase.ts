import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@festival/shared-contracts/errors/result';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { clusterDatabase } from './clusterDatabase.ts';

export type TestDatabase = {
  url: string;
  /** The addresses of the nodes that services may use: all nodes of a cluster, otherwise the only one. */
  urls: [string, ...string[]];
  pool: pg.Pool;
  drop: () => Promise<void>;
};

const template = 'template_migrated';

/**
 * Creates a migrated, empty database for one test file, on the server of the run, or on the cluster of CLUSTER_URL.
 * Drop it in `afterAll`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { urls, drop } = await (process.env.CLUSTER_URL ? clusterDatabase(process.env.CLUSTER_URL) : plainDatabase());
  // Allows statements over several events, which only the tests use.
  const options = process.env.CLUSTER_URL ? '-c citus.enable_repartition_joins=on' : undefined;
  const pool = new pg.Pool({ connectionString: urls[0], max: 20, options });
  return {
    url: urls[0],
    urls,
    pool,
    drop: async () => {
      await pool.end();
      await drop();
    },
  };
}

async function plainDatabase(): Promise<Pick<TestDatabase, 'urls' | 'drop'>> {
  const server = await serverUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(server, name);
  await asAdmin(server, async (admin) => {
    await ensureTemplate(admin, server);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return { urls: [url], drop: () => asAdmin(server, (admin) => dropDatabase(admin, name)) };
}

/** A database without tables. */
export async function bareDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await serverUrl();
  const name = `bare_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, (admin) => admin.query(`create database ${name}`));
  const drop = () => asAdmin(server, (admin) => dropDatabase(admin, name));
  return { url: withDatabase(server, name), drop };
}

/** Waits until closed connections have ended. To terminate them would be an error for their pool. */
async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const used = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (used.rowCount === 0) break;
    await wait(20);
  }
  await admin.query(`drop database ${name} with (force)`);
}

async function ensureTemplate(admin: pg.Client, server: string): Promise<void> {
  // Test files run concurrently; the first one makes the template, and the others wait for it.
  await admin.query('select pg_advisory_lock(1)');
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount === 0) {
    await admin.query(`create database ${template}_part`);
    await migrate(withDatabase(server, `${template}_part`));
    await admin.query(`alter database ${template}_part rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock(1)');
}

async function serverUrl(): Promise<string> {
  const socket = process.env.TEST_DATABASE_SOCKET;
  if (!socket) throw new Error('No database: run the tests by jest from the root, whose configuration provides one.');
  const started: Result<string, string> = JSON.parse(await text(connect(socket)));
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

async function asAdmin<Answer>(server: string, work: (admin: pg.Client) => Promise<Answer>): Promise<Answer> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  return url.replace(/\/\w+$/, `/${name}`);
}
