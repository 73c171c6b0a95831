import { requireDatabase } from '@festival/service-kit/database/requireDatabase';
import { statementTimeLimits } from '@festival/service-kit/database/shopPool';
import { chooseMailDelivery } from '@festival/service-kit/mail/chooseMailDelivery';
import {
  address,
  list,
  logLevel,
  port,
  proxies,
  readEnvironment,
  secret,
} from '@festival/service-kit/settings/readEnvironment';
import { returnOrigins } from '@festival/service-kit/settings/returnOrigins';
import { runService } from '@festival/service-kit/settings/runService';
import { migrate } from '@festival/shop-api/platform/database/migrate';
import pg from 'pg';
import { z } from 'zod';
import { seedAccounts } from './account/seedAccounts.ts';
import { buildSignOn } from './buildSignOn.ts';
import { signingKeys } from './provider/signingKeys.ts';

const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  SIGN_ON_PORT: port(3004),
  /** The issuer's address for browsers and the shop; by default the address that it listens on. */
  SIGN_ON_URL: address().optional(),
  /** The shop's PostgreSQL, or a separate one. */
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be the address of the shop’s PostgreSQL, such as postgresql://user:password@host/shop',
  }),
  /** URLs of the shop in a browser, separated by commas: people are redirected only to these. */
  SHOP_URL: list().pipe(z.array(address())),
  /** Signs cookies and encrypts the signing keys. */
  SIGN_ON_SECRET: secret(),
  /** The client id and secret of the shop's server. */
  OIDC_CLIENT_ID: z.string().min(1).default('festival-shop'),
  OIDC_CLIENT_SECRET: secret(),
  /**
   * The registry's console: its origin in a browser, and the secret that it shares with this service. Without both,
   * nobody can sign in there.
   */
  CONSOLE_URL: address().optional(),
  CONSOLE_CLIENT_ID: z.string().min(1).default('festival-console'),
  CONSOLE_CLIENT_SECRET: secret().optional(),
  /** Whether the example accounts are stored at start. */
  EXAMPLE_DATA: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
  /** The mail server. Without it each mail becomes a file in MAIL_FOLDER. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be the address of a mail server: smtp://user:password@host:587' })
    .optional(),
  MAIL_FOLDER: z.string().optional(),
  SHOP_DATA: z.string().min(1).default('.data'),
  /** The sender's address of mails about accounts. */
  MAIL_FROM: z.email('must be the address that mails come from').default('accounts@localhost.localdomain'),
  /**
   * Trusted proxies, including the shop's servers: their headers with the client's address, host and protocol are
   * accepted.
   */
  TRUSTED_PROXIES: proxies(),
  LOG_LEVEL: logLevel(),
});

type ConsoleSettings = Pick<
  z.output<typeof settingsSchema>,
  'CONSOLE_URL' | 'CONSOLE_CLIENT_ID' | 'CONSOLE_CLIENT_SECRET'
>;

const consoleOf = ({ CONSOLE_URL, CONSOLE_CLIENT_ID, CONSOLE_CLIENT_SECRET }: ConsoleSettings) =>
  CONSOLE_URL && CONSOLE_CLIENT_SECRET
    ? { origin: CONSOLE_URL, id: CONSOLE_CLIENT_ID, secret: CONSOLE_CLIENT_SECRET }
    : undefined;

await runService(async () => {
  const env = readEnvironment(settingsSchema, process.env);
  await requireDatabase(env.DATABASE_URL);
  await migrate(env.DATABASE_URL);
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: statementTimeLimits,
  });
  if (env.EXAMPLE_DATA === 'yes') await seedAccounts(pool);
  const mail = chooseMailDelivery(env);
  const app = await buildSignOn({
    pool,
    issuer: env.SIGN_ON_URL ?? `http://${env.HOST}:${env.SIGN_ON_PORT}`,
    keys: await signingKeys(pool, env.SIGN_ON_SECRET),
    secret: env.SIGN_ON_SECRET,
    client: { id: env.OIDC_CLIENT_ID, secret: env.OIDC_CLIENT_SECRET },
    shopOrigins: returnOrigins(env.SHOP_URL),
    console: consoleOf(env),
    deliver: mail.deliver,
    mailFrom: env.MAIL_FROM,
    trustedProxies: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : ['127.0.0.1', '::1'],
    logLevel: env.LOG_LEVEL,
  });
  void mail.check().then((checked) => checked.ok || app.log.error(checked.error));
  pool.on('error', (error) => app.log.error(error, 'database connection'));
  return { app, host: env.HOST, port: env.SIGN_ON_PORT, release: () => pool.end() };
});
