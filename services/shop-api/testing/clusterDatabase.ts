import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@festival/service-kit/testing/eventually';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { runStatements } from './runStatements.ts';

const spreading = readFileSync(path.join(import.meta.dirname, '../../../docs/citus.sql'), 'utf8');
const template = 'template_spread';
/** PostgreSQL's error code for a database that has other connections. */
const isInUse = '55006';

/** The addresses of the same database on each node of a cluster, the coordinator first. */
type ClusterDatabase = { urls: [string, ...string[]]; drop: () => Promise<void> };

/** Creates a migrated, empty database, distributed over the cluster of this coordinator's address. */
export async function clusterDatabase(clusterUrl: string): Promise<ClusterDatabase> {
  const nodes = await nodesOf(clusterUrl);
  await onNode(clusterUrl, async (coordinator) => {
    // Test files run concurrently; the first one makes the template, and the others wait for it.
    await coordinator.query('select pg_advisory_lock(1)');
    const found = await coordinator.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) await makeTemplate(nodes);
    await coordinator.query('select pg_advisory_unlock(1)');
  });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onEach(nodes, (node) => node.query(`create database ${name} template ${template} strategy file_copy`));
  const [coordinator, ...workers] = inDatabase(nodes, name);
  // A copy of a database does not have its settings.
  await spread(coordinator);
  return { urls: [coordinator, ...workers], drop: () => dropDatabase(nodes, name) };
}

/** Removes what an earlier run has left in the cluster. */
export async function emptyCluster(clusterUrl: string): Promise<void> {
  const nodes = await nodesOf(clusterUrl);
  const names = await onNode(clusterUrl, (coordinator) =>
    coordinator.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'test\\_%' or datname like 'template\\_spread%'`,
    ),
  );
  for (const { name } of names.rows) await dropDatabase(nodes, name);
}

type Nodes = readonly [string, ...string[]];

/** The addresses of the nodes of a coordinator's cluster, the coordinator first. Throws if there is no worker. */
export async function nodesOf(clusterUrl: string): Promise<Nodes> {
  const { rows } = await onNode(clusterUrl, (coordinator) =>
    coordinator.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 order by groupid',
    ),
  );
  const workers = rows.map(({ host, port }) => {
    const url = new URL(clusterUrl);
    url.host = `${host}:${port}`;
    return url.href;
  });
  if (workers.length === 0) throw new Error('CLUSTER_URL is not the coordinator of a Citus cluster with workers.');
  return [clusterUrl, ...workers];
}

async function makeTemplate(nodes: Nodes): Promise<void> {
  const part = `${template}_part`;
  await dropDatabase(nodes, part);
  await onEach(nodes, (node) => node.query(`create database ${part}`));
  const [coordinator, ...workers] = inDatabase(nodes, part);
  await onEach([coordinator, ...workers], (node) => node.query('create extension citus'));
  await onNode(coordinator, async (node) => {
    const { hostname, port } = new URL(coordinator);
    await node.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port)]);
    for (const worker of workers) {
      const { hostname: host, port: at } = new URL(worker);
      await node.query('select citus_add_node($1, $2)', [host, Number(at)]);
    }
    // Tests have few events, and each shard takes time to create.
    await node.query(`alter database ${part} set citus.shard_count = 4`);
  });
  await migrate(coordinator);
  await spread(coordinator);
  // Ends connections first, because a database with connections can't be copied and Citus has its own connection.
  await onEach(nodes, async (node) => {
    await node.query(`alter database ${part} allow_connections false`);
    await node.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [part]);
    await node.query(`alter database ${part} rename to ${template}`);
  });
}

/** Executes the file as an operator does. */
async function spread(coordinator: string): Promise<void> {
  await onNode(coordinator, (node) => runStatements(node, spreading));
}

/**
 * Drops a database on each of its nodes. Citus itself is connected to it, and on a busy machine it takes longer to
 * disconnect than PostgreSQL waits.
 */
export async function dropDatabase(nodes: Nodes, name: string): Promise<void> {
  for (const node of nodes)
    await eventually(`${name} is dropped`, () =>
      onNode(node, (client) => client.query(`drop database if exists ${name} with (force)`)).catch((error) => {
        if (error.code !== isInUse) throw error;
        return null;
      }),
    );
}

/** The addresses of the nodes' databases of this name. */
export function inDatabase([coordinator, ...workers]: Nodes, name: string): [string, ...string[]] {
  const inIt = (node: string) => node.replace(/\/[^/]*$/, `/${name}`);
  return [inIt(coordinator), ...workers.map(inIt)];
}

async function onEach(nodes: Nodes, work: (node: pg.Client) => Promise<unknown>): Promise<void> {
  for (const node of nodes) await onNode(node, work);
}

export async function onNode<Answer>(url: string, work: (node: pg.Client) => Promise<Answer>): Promise<Answer> {
  const node = new pg.Client({ connectionString: url });
  await node.connect();
  try {
    return await work(node);
  } finally {
    await node.end();
  }
}
