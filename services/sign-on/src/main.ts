import { requireDatabase } from '@festival/service-kit/database/requireDatabase';
import { statementTimeLimits } from '@festival/service-kit/database/shopPool';
import { chooseMailDelivery } from '@festival/service-kit/mail/chooseMailDelivery';
import { readEnvironment } from '@festival/service-kit/settings/readEnvironment';
import { returnOrigins } from '@festival/service-kit/settings/returnOrigins';
import { runService } from '@festival/service-kit/settings/runService';
import pg from 'pg';
import type { z } from 'zod';
import { seedAccounts } from './account/seedAccounts.ts';
import { buildSignOn } from './buildSignOn.ts';
import { migrateSignOn } from './database/migrateSignOn.ts';
import { signingKeys } from './provider/signingKeys.ts';
import { signOnSettingsSchema } from './signOnSettings.ts';

type ConsoleSettings = Pick<
  z.output<typeof signOnSettingsSchema>,
  'CONSOLE_URL' | 'CONSOLE_CLIENT_ID' | 'CONSOLE_CLIENT_SECRET'
>;

const consoleOf = ({ CONSOLE_URL, CONSOLE_CLIENT_ID, CONSOLE_CLIENT_SECRET }: ConsoleSettings) =>
  CONSOLE_URL && CONSOLE_CLIENT_SECRET
    ? { origin: CONSOLE_URL, id: CONSOLE_CLIENT_ID, secret: CONSOLE_CLIENT_SECRET }
    : undefined;

await runService(async () => {
  const env = readEnvironment(signOnSettingsSchema, process.env);
  await requireDatabase(env.DATABASE_URL);
  await migrateSignOn(env.DATABASE_URL);
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
    shopApiUrl: env.SHOP_API_URL,
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
