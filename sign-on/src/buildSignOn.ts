import type { MailDelivery } from '@festival/shop-api/after-sale/mail/mailDelivery';
import { logSerializers } from '@festival/shop-api/platform/http/logSerializers';
import { runPeriodically } from '@festival/shop-api/platform/jobs/runPeriodically';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { sendAccountMails } from './mail/sendAccountMails.ts';
import { languageOf } from './page/languageOf.ts';
import { messagePage } from './page/messagePage.ts';
import { sendPage } from './page/sendPage.ts';
import { pageRoutes } from './pageRoutes.ts';
import { oidcProvider, type ProviderOptions } from './provider/oidcProvider.ts';
import { protocolRoutes } from './provider/protocolRoutes.ts';
import { forgetExpired } from './provider/records.ts';

type SignOnOptions = ProviderOptions & {
  deliver: MailDelivery;
  /** The sender's address of mails. */
  mailFrom: string;
  logLevel: string;
  /** Limit of one client. */
  pagesPerMinute?: number;
};

/** Builds the OpenID Connect provider of the shop: the addresses of the protocol, and the pages that people see. */
export async function buildSignOn({
  deliver,
  mailFrom,
  logLevel,
  pagesPerMinute = 60,
  ...options
}: SignOnOptions): Promise<FastifyInstance> {
  const { pool, issuer, secret, shopOrigins } = options;
  const isBehindProxy = issuer.startsWith('https:');
  const app = Fastify({
    logger: { level: logLevel, serializers: logSerializers },
    bodyLimit: 64 * 1024,
    trustProxy: isBehindProxy,
  });
  const provider = oidcProvider(options);
  // This service listens on http, so a proxy in front of it ends TLS.
  provider.proxy = isBehindProxy;
  provider.on('server_error', (_ctx: unknown, error: Error) => app.log.error({ err: error }, 'provider'));
  answerFailures(app, shopOrigins);
  await app.register(healthRoutes, { pool });
  await app.register(pageRoutes, { provider, pool, shopOrigins, secret, issuer, pagesPerMinute });
  await app.register(protocolRoutes, { provider });
  const job = runPeriodically(
    () => forgetExpired(pool),
    60_000,
    (error) => app.log.error(error, 'forgetting'),
  );
  const mails = runPeriodically(
    () =>
      sendAccountMails({
        pool,
        secret,
        from: mailFrom,
        deliver,
        onFailed: (id, err) => app.log.error({ err, mailId: id }, 'a mail was not sent'),
      }),
    1_000,
    (error) => app.log.error(error, 'mails'),
  );
  app.addHook('onClose', async () => void (await Promise.all([job.stop(), mails.stop()])));
  return app;
}

function answerFailures(app: FastifyInstance, shopOrigins: readonly string[]): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'failed');
    const language = languageOf(undefined, request.headers['accept-language']);
    return sendPage(reply.code(status), shopOrigins, (nonce) => messagePage({ message: 'failed', language, nonce }));
  });
}

/** Answers whether the process is alive, and whether its database answers. */
async function healthRoutes(app: FastifyInstance, { pool }: { pool: Pool }): Promise<void> {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'no database' });
  });
}
