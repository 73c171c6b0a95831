import { databaseTrouble } from '@festival/service-kit/database/databaseTrouble';
import { languageOf } from '@festival/service-kit/html/languageOf';
import { type ClientPatience, edgeOptions } from '@festival/service-kit/http/edgeOptions';
import { guardEdge } from '@festival/service-kit/http/guardEdge';
import { healthRoutes } from '@festival/service-kit/http/healthRoutes';
import { logSerializers } from '@festival/service-kit/http/logSerializers';
import { secureAnswers } from '@festival/service-kit/http/secureAnswers';
import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { MailDelivery } from '@festival/service-kit/mail/mailDelivery';
import { trustedProxies } from '@festival/service-kit/settings/trustedProxies';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendAccountMails } from './mail/sendAccountMails.ts';
import { messagePage } from './page/messagePage.ts';
import { sendPage } from './page/sendPage.ts';
import { pageRoutes } from './pageRoutes.ts';
import { oidcProvider, type ProviderOptions, signOnOrigins } from './provider/oidcProvider.ts';
import { protocolRoutes } from './provider/protocolRoutes.ts';
import { forgetExpired } from './records/records.ts';
import { shopAccounts } from './shop/shopAccounts.ts';
import { userTokenOf } from './shop/userTokenOf.ts';

type SignOnOptions = ProviderOptions & {
  /** The address of the shop API, which is asked about accounts. */
  shopApiUrl: string;
  deliver: MailDelivery;
  /** The sender's address of mails. */
  mailFrom: string;
  logLevel: string;
  /** By default log lines go to standard output. */
  logOutput?: { write: (line: string) => void };
  /** Limit of one client. */
  pagesPerMinute?: number;
  /**
   * Trusted proxies (addresses or networks): their headers with the client's address, host and protocol are accepted.
   */
  trustedProxies?: readonly string[];
  /** Timeouts for a client. */
  patience?: Partial<ClientPatience>;
};

/** Builds the OpenID Connect provider of the shop: the protocol's endpoints and the pages. */
export async function buildSignOn({
  shopApiUrl,
  deliver,
  mailFrom,
  logLevel,
  logOutput,
  pagesPerMinute = 60,
  trustedProxies: proxies = [],
  patience,
  ...options
}: SignOnOptions): Promise<FastifyInstance> {
  const { pool, issuer, secret } = options;
  const shopOrigins = signOnOrigins(options);
  const shop = shopAccounts(shopApiUrl, userTokenOf(issuer, options.keys));
  const isSecure = issuer.startsWith('https:');
  const isTrustedProxy = trustedProxies(proxies);
  const app = Fastify({
    logger: { level: logLevel, serializers: logSerializers, ...(logOutput && { stream: logOutput }) },
    bodyLimit: 64 * 1024,
    ...edgeOptions({ isTrustedProxy, patience }),
  });
  guardEdge(app, { isTrustedProxy, isSecure });
  const provider = oidcProvider(options);
  // This service listens on http, so a proxy in front of it ends TLS. Forwarding headers of untrusted clients are
  // already removed.
  provider.proxy = isSecure;
  provider.on('server_error', (_ctx: unknown, error: Error) => app.log.error({ err: error }, 'provider'));
  // No script may run. The provider adds to `script-src` the hash of its own script, which submits a form such as the
  // one that ends an expired session.
  secureAnswers(app, {
    policy: "default-src 'none'; script-src; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    isBypassed: true,
  });
  answerFailures(app, shopOrigins);
  await app.register(healthRoutes, { pool });
  await app.register(pageRoutes, { provider, pool, shop, shopOrigins, secret, issuer, pagesPerMinute });
  await app.register(protocolRoutes, {
    provider,
    client: options.client,
    isTrustedProxy,
    callsPerMinute: pagesPerMinute * 5,
  });
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
    const status = error.statusCode ?? (databaseTrouble(error) ? 503 : 500);
    if (status >= 500) request.log.error({ err: error }, 'failed');
    const language = languageOf(undefined, request.headers['accept-language']);
    return sendPage(reply.code(status), shopOrigins, (nonce) => messagePage({ message: 'failed', language, nonce }));
  });
}
