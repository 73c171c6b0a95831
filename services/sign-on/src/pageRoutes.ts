import fastifyCookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { languageOf } from '@festival/service-kit/html/languageOf';
import { clientOf } from '@festival/service-kit/http/clientOf';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accountRoutes.ts';
import { logAttempts } from './attempts/logAttempts.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { messagePage } from './page/messagePage.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageDeps } from './pageDeps.ts';

type PageRouteDeps = PageDeps & {
  issuer: string;
  /** Limit of one client. */
  pagesPerMinute: number;
};

/** The pages of sign-on. Forms from other sites are refused. */
export async function pageRoutes(app: FastifyInstance, { issuer, pagesPerMinute, ...deps }: PageRouteDeps) {
  await app.register(formbody);
  await app.register(fastifyCookie);
  // Scrypt is expensive, so the limit keeps one client from overloading the machine.
  await app.register(rateLimit, { max: pagesPerMinute, timeWindow: 60_000, keyGenerator: clientOf });
  logAttempts(app, deps.secret);
  app.addHook('onRequest', async (request, reply) => {
    const isForeign = request.method === 'POST' && request.headers.origin !== new URL(issuer).origin;
    if (!isForeign) return;
    const language = languageOf(undefined, request.headers['accept-language']);
    await sendPage(reply.code(403), deps.shopOrigins, (nonce) => messagePage({ message: 'failed', language, nonce }));
  });
  await app.register(interactionRoutes, deps);
  await app.register(accountRoutes, deps);
}
