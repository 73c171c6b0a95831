import { Registry } from '@prometheus-io/client';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { shopApiDeps } from './shopApiDeps.ts';

test('while the database does not respond, the metrics that are read from it are missing, and the log contains the reason for each [ERR-04]', async () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  const pool = new Pool({ host: '127.0.0.1', port: 1 });
  const registry = new Registry();
  const { beforeScrape } = shopApiDeps(
    { pool, providers: new Map(), ownUrl: 'http://api.example', returnOrigins: [] },
    registry,
    log,
  );
  await beforeScrape();
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    ['mails', 'cases', 'stock'].map((metric) =>
      expect.objectContaining({
        metric,
        msg: 'a metric could not be read',
        err: expect.objectContaining({ code: 'ECONNREFUSED' }),
      }),
    ),
  );
  expect(await registry.metrics()).not.toMatch(/^shop_stock_units/m);
  await pool.end();
});
