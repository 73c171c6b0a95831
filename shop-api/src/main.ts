import pg from 'pg';
import { z } from 'zod';
import { extraShopNames, festivals } from './data/festivals.ts';
import { seedFestivals } from './data/seedFestivals.ts';
import { migrate } from './database/migrate.ts';
import { requireDatabase } from './database/requireDatabase.ts';
import { startDatabase } from './database/startDatabase.ts';
import { sandboxProvider } from './payment/sandboxProvider.ts';
import { address, logLevel, port, readEnvironment, secret } from './settings/environment.ts';
import { returnOrigins } from './settings/returnOrigins.ts';
import { runService } from './settings/runService.ts';
import { buildShopApi } from './shopApi.ts';

const list = z
  .string()
  .default('')
  .transform((words) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3001),
  /** Any PostgreSQL; without it the embedded one is started on SHOP_DATA. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user:password@host/shop' })
    .optional(),
  SHOP_DATA: z.string().default('.data'),
  /** Most connections to the database. */
  DATABASE_CONNECTIONS: z.coerce.number('must be a whole number from 2 to 1000').int().min(2).max(1000).default(20),
  /** Where providers reach this service; by default where it listens. */
  SHOP_API_URL: address().optional(),
  /** The shop as browsers reach it, several with commas between: shoppers return there after paying. */
  SHOP_URL: list.pipe(z.array(address())),
  PAYMENT_SANDBOX_URL: address().default('http://127.0.0.1:3002'),
  PAYMENT_SANDBOX_SECRET: secret(),
  /** Whether the example festivals are put in, and which further shops of theirs. */
  EXAMPLE_DATA: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
  EXTRA_SHOPS: list.pipe(z.array(z.enum(extraShopNames, { error: `may name ${extraShopNames.join(', ')}` }))),
  LOG_LEVEL: logLevel(),
});

await runService(async () => {
  const env = readEnvironment(settingsSchema, process.env);
  const embedded = env.DATABASE_URL
    ? null
    : await startDatabase({ dataFolder: `${env.SHOP_DATA}/postgres`, tell: (sentence) => console.log(sentence) });
  const url = embedded?.url ?? env.DATABASE_URL ?? '';
  if (!embedded) await requireDatabase(url);
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url, max: env.DATABASE_CONNECTIONS, connectionTimeoutMillis: 10_000 });
  if (env.EXAMPLE_DATA === 'yes') await seedFestivals(pool, festivals(env.EXTRA_SHOPS));
  const ownUrl = env.SHOP_API_URL ?? `http://${env.HOST}:${env.PORT}`;
  const app = await buildShopApi({
    pool,
    providers: new Map([
      ['paylogic', sandboxProvider({ url: env.PAYMENT_SANDBOX_URL, secret: env.PAYMENT_SANDBOX_SECRET })],
    ]),
    ownUrl,
    returnOrigins: returnOrigins(env.SHOP_URL),
    logLevel: env.LOG_LEVEL,
  });
  // An idle connection that the database ended is replaced by the next call.
  pool.on('error', (error) => app.log.error(error, 'database connection'));
  const release = async () => {
    await pool.end();
    await embedded?.stop();
  };
  return { app, host: env.HOST, port: env.PORT, release };
});
