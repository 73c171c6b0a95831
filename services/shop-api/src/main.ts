import { festivals } from '@festival/example-festivals/festivals';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { requireDatabase } from '@festival/service-kit/database/requireDatabase';
import { shopPool } from '@festival/service-kit/database/shopPool';
import { startDatabase } from '@festival/service-kit/database/startDatabase';
import { logOutput } from '@festival/service-kit/http/logOutput';
import { chooseMailDelivery } from '@festival/service-kit/mail/chooseMailDelivery';
import { issuerKeys } from '@festival/service-kit/session/issuerKeys';
import { userTokenIdentity } from '@festival/service-kit/session/userTokenIdentity';
import { returnOrigins } from '@festival/service-kit/settings/returnOrigins';
import { runService } from '@festival/service-kit/settings/runService';
import { buildShopApi } from './buildShopApi.ts';
import { changesThrough } from './platform/database/changesThrough.ts';
import { migrate } from './platform/database/migrate.ts';
import { seedFestivals } from './seeding/seedFestivals.ts';
import { seedMailBrands } from './seeding/seedMailBrands.ts';
import { seedMemberships } from './seeding/seedMemberships.ts';
import { paymentProviders } from './start/paymentProviders.ts';
import { readShopApiSettings, walletsOf } from './start/shopApiSettings.ts';
import { warnOfUnpayable } from './start/warnOfUnpayable.ts';

await runService(async () => {
  const env = readShopApiSettings(process.env);
  const embedded = env.DATABASE_URL
    ? null
    : await startDatabase({ dataFolder: `${env.SHOP_DATA}/postgres`, announce: (sentence) => console.log(sentence) });
  const mails = chooseMailDelivery(env);
  const url = embedded?.url ?? env.DATABASE_URL ?? '';
  if (!embedded) await requireDatabase(url);
  await migrate(url);
  const pool = shopPool(url, env.DATABASE_CONNECTIONS);
  const readPool = env.DATABASE_READ_URL ? shopPool(env.DATABASE_READ_URL, env.DATABASE_CONNECTIONS) : pool;
  const pools = [...new Set([pool, readPool])];
  const dataNode = await changesThrough(pool);
  if (env.EXAMPLE_DATA === 'yes' && dataNode !== null)
    console.log(
      `This node of the database takes no data: the example festivals are those that a shop API on ${dataNode} stores.`,
    );
  if (env.EXAMPLE_DATA === 'yes' && dataNode === null) {
    const hasWaitingRoom = env.QUEUE_TOKEN_SECRET !== undefined && env.PAYMENT_SANDBOX === 'yes';
    const waitingRoom = hasWaitingRoom ? `${env.PAYMENT_SANDBOX_URL}/waiting-room` : '';
    await seedFestivals(pool, festivals(env.EXTRA_SHOPS, waitingRoom));
    await seedMailBrands(pool, mailBrands);
    await seedMemberships(pool);
  }
  const providers = paymentProviders(env);
  const wallets = walletsOf(env);
  const stopping = new AbortController();
  const ownUrl = env.SHOP_API_URL ?? `http://${env.HOST}:${env.PORT}`;
  const app = await buildShopApi({
    pool,
    readPool,
    providers,
    deliver: mails.deliver,
    trustedProxies: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : ['127.0.0.1', '::1'],
    callsPerMinute: { ofAddress: env.CALLS_PER_MINUTE, ofCart: env.CART_CALLS_PER_MINUTE },
    cartWaitSeconds: env.CART_WAIT_SECONDS,
    lockWaitSeconds: env.LOCK_WAIT_SECONDS,
    ownUrl,
    returnOrigins: returnOrigins(env.SHOP_URL),
    queueTokenSecret: env.QUEUE_TOKEN_SECRET,
    operatorToken: env.OPERATOR_TOKEN,
    operatorEmail: env.OPERATOR_EMAIL,
    wallets,
    ticketListKeys: env.TICKET_LIST_KEYS,
    identify: userTokenIdentity({
      issuer: env.OIDC_ISSUER,
      audience: env.OIDC_AUDIENCE,
      keys: issuerKeys(env.OIDC_ISSUER),
    }),
    logLevel: env.LOG_LEVEL,
    logOutput: logOutput(),
    stopping: stopping.signal,
  });
  // The pool replaces an idle connection that the database has closed.
  for (const one of pools)
    one.on('error', (error) => {
      if (!one.ending) app.log.error(error, 'database connection');
    });
  // The sale works without a replica, so a failure of the replica does not prevent the start.
  if (env.DATABASE_READ_URL)
    requireDatabase(env.DATABASE_READ_URL, 'DATABASE_READ_URL').catch((error) => app.log.warn(error.message));
  if (!wallets.google)
    app.log.info('mails have no passes for Google Wallet: GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_ACCOUNT are not set');
  if (!wallets.apple) app.log.info('mails have no passes for Apple Wallet: APPLE_PASS_CERTIFICATES is not set');
  else if (wallets.apple.validUntil < Date.now())
    app.log.warn('mails have no passes for Apple Wallet: the certificate in APPLE_PASS_CERTIFICATES has ended');
  if (env.PAYMENT_SANDBOX === 'yes') app.log.warn('payments go to the sandbox: no money moves');
  await warnOfUnpayable(pool, providers, app.log);
  embedded?.ended.then((code) => {
    if (stopping.signal.aborted) return;
    app.log.fatal({ code }, 'the embedded PostgreSQL has ended');
    // Exits, so that a supervisor restarts shop and database.
    process.exit(1);
  });
  mails.check().then((checked) => {
    if (!checked.ok) app.log.warn({ problem: checked.error }, 'mails can not leave, and wait');
  });
  const release = async () => {
    await Promise.all(pools.map((one) => one.end()));
    await embedded?.stop();
  };
  return { app, host: env.HOST, port: env.PORT, stopping, stopDelaySeconds: env.STOP_DELAY_SECONDS, release };
});
