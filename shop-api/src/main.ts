import pg from 'pg';
import { z } from 'zod';
import { extraShopNames, festivals } from './data/festivals.ts';
import { mailBrands } from './data/mailBrands.ts';
import { seedFestivals } from './data/seedFestivals.ts';
import { seedMailBrands } from './data/seedMailBrands.ts';
import { migrate } from './database/migrate.ts';
import { requireDatabase } from './database/requireDatabase.ts';
import { startDatabase } from './database/startDatabase.ts';
import { folderDelivery } from './mail/folderDelivery.ts';
import { smtpDelivery } from './mail/smtpDelivery.ts';
import { adyenProvider } from './payment/adyen/adyenProvider.ts';
import type { AdyenSettings } from './payment/adyen/adyenSettings.ts';
import { sandboxProvider } from './payment/sandboxProvider.ts';
import { sandboxAdyen } from './payment-sandbox/adyen/sandboxAdyen.ts';
import { address, logLevel, port, readEnvironment, SettingsError, secret } from './settings/environment.ts';
import { returnOrigins } from './settings/returnOrigins.ts';
import { runService } from './settings/runService.ts';
import { buildShopApi } from './shopApi.ts';
import { issuerKeys } from './sign-on/issuerKeys.ts';
import { shopAudience, userTokenIdentity } from './sign-on/userTokenIdentity.ts';

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
  /** Adyen, for shops whose config names it; without a key the sandbox stands in for it. */
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^([0-9a-f]{2})+$/i, 'must be the hexadecimal key of the standard webhook')
    .optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  /** Of the live account; without it Adyen's test platform is used. */
  ADYEN_LIVE_URL_PREFIX: z.string().optional(),
  /** Where mails go by SMTP; without it each becomes a file in MAIL_FOLDER. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example:587' })
    .optional(),
  MAIL_FOLDER: z.string().optional(),
  /** Proxies by address or network, with commas: what they say of a client's address is believed. */
  TRUSTED_PROXIES: list.pipe(z.array(z.string())),
  /** Who signs people on: the sign-on service that comes with the shop, or a customer's own; what its tokens are made for. */
  OIDC_ISSUER: address().default('http://127.0.0.1:3004'),
  OIDC_AUDIENCE: z.string().min(1).default(shopAudience),
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
  if (env.EXAMPLE_DATA === 'yes') {
    await seedFestivals(pool, festivals(env.EXTRA_SHOPS));
    await seedMailBrands(pool, mailBrands);
  }
  const ownUrl = env.SHOP_API_URL ?? `http://${env.HOST}:${env.PORT}`;
  const app = await buildShopApi({
    pool,
    providers: new Map([
      ['paylogic', sandboxProvider({ url: env.PAYMENT_SANDBOX_URL, secret: env.PAYMENT_SANDBOX_SECRET })],
      ['adyen', adyenProvider(adyenSettings(env))],
    ]),
    deliver: env.SMTP_URL ? smtpDelivery(env.SMTP_URL) : folderDelivery(env.MAIL_FOLDER ?? `${env.SHOP_DATA}/mail`),
    trustedProxies: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : ['127.0.0.1', '::1'],
    ownUrl,
    returnOrigins: returnOrigins(env.SHOP_URL),
    identify: userTokenIdentity({
      issuer: env.OIDC_ISSUER,
      audience: env.OIDC_AUDIENCE,
      keys: issuerKeys(env.OIDC_ISSUER),
    }),
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

/** Adyen's keys, which go together; else the sandbox in Adyen's manner. Throws a SettingsError when one is missing. */
function adyenSettings(env: z.output<typeof settingsSchema>): AdyenSettings {
  if (!env.ADYEN_API_KEY) return sandboxAdyen(env.PAYMENT_SANDBOX_URL, env.PAYMENT_SANDBOX_SECRET);
  if (!env.ADYEN_HMAC_KEY || !env.ADYEN_MERCHANT_ACCOUNT)
    throw new SettingsError('ADYEN_API_KEY is set, so ADYEN_HMAC_KEY and ADYEN_MERCHANT_ACCOUNT must be set too.');
  return {
    apiKey: env.ADYEN_API_KEY,
    hmacKey: env.ADYEN_HMAC_KEY,
    merchantAccount: env.ADYEN_MERCHANT_ACCOUNT,
    liveUrlPrefix: env.ADYEN_LIVE_URL_PREFIX,
  };
}
