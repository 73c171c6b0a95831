import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accountRoutes.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { messagePage } from './page/messagePage.ts';
import { languageOf } from './page/pageTexts.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageDeps } from './pageDeps.ts';

type PageRouteDeps = PageDeps & {
  issuer: string;
  /** Pages that one client may ask for in a minute. */
  pagesPerMinute: number;
};

/** The pages that people see; their forms are taken from these pages alone. */
export async function pageRoutes(app: FastifyInstance, { issuer, pagesPerMinute, ...deps }: PageRouteDeps) {
  await app.register(formbody);
  // Scrypt costs what it costs: one client can't keep the machine busy with it.
  await app.register(rateLimit, { max: pagesPerMinute, timeWindow: 60_000 });
  app.addHook('onRequest', async (request, reply) => {
    const isForeign = request.method === 'POST' && request.headers.origin !== new URL(issuer).origin;
    if (!isForeign) return;
    const language = languageOf(undefined, request.headers['accept-language']);
    await sendPage(reply.code(403), deps.shopOrigins, (nonce) => messagePage({ message: 'failed', language, nonce }));
  });
  await app.register(interactionRoutes, deps);
  await app.register(accountRoutes, deps);
}
