import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { serializers } from '@festival/shop-api/platform/http/requestLog';
import { repeatedly } from '@festival/shop-api/platform/jobs/repeatedly';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accountRoutes.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { messagePage } from './page/messagePage.ts';
import { sendPage } from './page/sendPage.ts';
import { languageOf } from './page/texts.ts';
import { oidcProvider, type ProviderSettings } from './provider/oidcProvider.ts';
import { forgetExpired } from './provider/records.ts';

export type SignOnSettings = ProviderSettings & {
  logLevel: string;
  /** Pages that one client may ask for in a minute. */
  pagesPerMinute?: number;
};

/** The OpenID Connect provider that comes with the shop: the protocol's own addresses, and the pages that people see. */
export async function buildSignOn({
  logLevel,
  pagesPerMinute = 60,
  ...settings
}: SignOnSettings): Promise<FastifyInstance> {
  const { pool, issuer, shopOrigins } = settings;
  const isBehindProxy = issuer.startsWith('https:');
  const app = Fastify({ logger: { level: logLevel, serializers }, bodyLimit: 64 * 1024, trustProxy: isBehindProxy });
  const provider = oidcProvider(settings);
  // This service itself speaks http only.
  provider.proxy = isBehindProxy;
  provider.on('server_error', (_ctx: unknown, error: Error) => app.log.error({ err: error }, 'provider'));

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'failed');
    const language = languageOf(undefined, request.headers['accept-language']);
    return sendPage(reply.code(status), shopOrigins, (nonce) => messagePage({ message: 'failed', language, nonce }));
  });

  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'no database' });
  });

  await app.register(async (pages) => {
    await pages.register(formbody);
    // Scrypt costs what it costs: one client can't keep the machine busy with it.
    await pages.register(rateLimit, { max: pagesPerMinute, timeWindow: 60_000 });
    pages.addHook('onRequest', async (request, reply) => {
      const isForeign = request.method === 'POST' && request.headers.origin !== new URL(issuer).origin;
      if (!isForeign) return;
      const language = languageOf(undefined, request.headers['accept-language']);
      await sendPage(reply.code(403), shopOrigins, (nonce) => messagePage({ message: 'failed', language, nonce }));
    });
    await pages.register(interactionRoutes, { provider, pool, shopOrigins });
    await pages.register(accountRoutes, { provider, pool, shopOrigins });
  });

  await app.register(async (protocol) => {
    protocol.removeAllContentTypeParsers();
    // The provider reads bodies itself.
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const answer = provider.callback();
    protocol.all('/*', async (request, reply) => {
      reply.hijack();
      await answer(request.raw, reply.raw);
    });
  });

  const chore = repeatedly(
    () => forgetExpired(pool),
    60_000,
    (error) => app.log.error(error, 'forgetting'),
  );
  app.addHook('onClose', () => chore.stop());
  return app;
}
