import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type RunningDatabase, startDatabase } from '../database/startDatabase.ts';

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
chmodSync(folder, 0o755);
const dataFolder = path.join(folder, 'postgres');
let database: RunningDatabase;
let api: ChildProcess;
let apiUrl = '';

beforeAll(async () => {
  database = await startDatabase({ dataFolder });
  await startApi();
});
afterAll(async () => {
  api.kill('SIGKILL');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startApi(): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  apiUrl = `http://127.0.0.1:${port}`;
  api = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: database.url,
      PAYMENT_SANDBOX_SECRET: 'a secret of this test',
      LOG_LEVEL: 'fatal',
    },
  });
  for (let waited = 0; waited < 400; waited += 1) {
    const answer = await fetch(`${apiUrl}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('the API does not start');
}

async function call(method: string, url: string, token?: string, payload?: object) {
  const answer = await fetch(`${apiUrl}/shopping${url}`, {
    method,
    headers: {
      authorization: 'Bearer solstrand-regular-sale',
      'x-event-namespace': 'solstrand-2027',
      ...(token ? { 'x-cart-token': token } : {}),
      ...(payload ? { 'content-type': 'application/json' } : {}),
    },
    body: payload && JSON.stringify(payload),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { id: string; token: string; error?: object } },
  };
}

/** Carts that fill themselves, one change after the other, until the door shuts; what was acknowledged is noted. */
async function load(carts: number): Promise<{ acknowledged: Map<string, number>; shut: Promise<void> }> {
  const acknowledged = new Map<string, number>();
  const opened = await Promise.all(Array.from({ length: carts }, () => call('POST', '/carts')));
  const shoppers = opened.map(async ({ body: { data } }) => {
    for (let round = 1; ; round += 1) {
      const quantity = (round % 8) + 1;
      const answer = await call('PUT', `/carts/${data.id}/products`, data.token, { productId: 'weekend', quantity });
      if (answer.status !== 200) return;
      if (!answer.body.data.error) acknowledged.set(data.id, quantity);
    }
  });
  const shut = Promise.allSettled(shoppers).then(() => {});
  await wait(700);
  return { acknowledged, shut };
}

async function expectNothingLost(acknowledged: Map<string, number>): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const lines = await client.query<{ cart_id: string; qty: number }>(
    "select cart_id, qty from cart_lines where product_id = 'weekend'",
  );
  const books = await client.query<{ reserved: number; held: number }>(
    `select s.reserved, (
       select sum(l.qty)::integer from cart_lines l where l.event_id = s.event_id and l.stock_id = s.id
     ) as held
     from stock s join shop_slugs using (event_id) where slug = 'solstrand' and s.id = 'weekend'`,
  );
  await client.end();
  const kept = new Map(lines.rows.map(({ cart_id, qty }) => [cart_id, qty]));
  // A change under way when the door shut may have been made without its answer arriving: it is the next one, never an older.
  const lost = [...acknowledged].filter(
    ([cart, quantity]) => ![quantity, (quantity % 8) + 1].includes(kept.get(cart) ?? 0),
  );
  expect(acknowledged.size).toBeGreaterThan(20);
  expect(lost).toEqual([]);
  expect(books.rows[0]?.reserved).toBe(books.rows[0]?.held);
}

test('killed amid load, the API has lost no acknowledged change, and no stock leaks [API-09]', async () => {
  const { acknowledged, shut } = await load(40);
  api.kill('SIGKILL');
  await shut;
  await startApi();
  await expectNothingLost(acknowledged);
});

test('killed amid load, the database starts again with every acknowledged change [API-09]', async () => {
  const { acknowledged, shut } = await load(40);
  const pidFile = path.join(realCluster(), 'postmaster.pid');
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
  await database.ended;
  await shut;
  api.kill('SIGKILL');
  database = await startDatabase({ dataFolder });
  await expectNothingLost(acknowledged);
});

/** Where the cluster lies: in its folder, or elsewhere if PostgreSQL's account can't enter that. */
function realCluster(): string {
  try {
    return path.join(readFileSync(path.join(dataFolder, 'elsewhere'), 'utf8'), 'cluster');
  } catch {
    return path.join(dataFolder, 'cluster');
  }
}
