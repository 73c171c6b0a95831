import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** The facts that the shop under test recorded about itself at its start. */
interface RunningShop {
  shopUrl: string;
  apiUrl: string;
  sandboxUrl: string;
  registryUrl: string;
  registryToken: string;
  publisherKey: string;
  databaseUrl: string;
}

/** The folder for all files that a run of the journeys writes. */
export const journeysFolder = (): string => {
  const folder = process.env.JOURNEYS_DATA;
  if (!folder)
    throw new Error('JOURNEYS_DATA is not set: run the journeys with Playwright, from the top of the repository');
  return folder;
};

/** The data folder of the shop that this worker's journeys use; `readyShop` has chosen it. */
const dataFolder = (): string => join(journeysFolder(), `shop-${process.env.JOURNEYS_SHOP ?? '0'}`);

/** A file or folder of the shop's data. */
export const dataPath = (name: string): string => join(dataFolder(), name);

export const runningShop = (): RunningShop =>
  JSON.parse(readFileSync(join(dataFolder(), 'run.json'), 'utf8')) as RunningShop;

/** Uses a separate connection to the shop's database. */
export const withConnection = async <Value>(use: (client: Client) => Promise<Value>): Promise<Value> => {
  const client = new Client({ connectionString: runningShop().databaseUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** Rows of a query on the shop's own database. */
export const query = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  withConnection(async (client) => (await client.query<Row>(sql, values)).rows);

/** Runs `during` while the shop API answers no call about a cart. */
export const whileCartsAreLocked = (during: () => Promise<void>): Promise<void> =>
  withConnection(async (client) => {
    await client.query('begin');
    await client.query('lock table carts in access exclusive mode');
    await during();
  });
