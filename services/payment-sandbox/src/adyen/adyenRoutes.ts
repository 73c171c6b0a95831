import { timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { FastifyInstance } from 'fastify';
import type { AdyenDeps } from './adyenDeps.ts';
import { linkRoutes } from './linkRoutes.ts';
import { methodRoutes } from './methodRoutes.ts';
import { refundRoutes } from './refundRoutes.ts';
import { refuse } from './refuse.ts';
import { sandboxKeys } from './sandboxKeys.ts';
import { storedRoutes } from './storedRoutes.ts';

/** The calls of Adyen's Checkout API that the shop makes: payment methods, payment links, stored methods and their charges, refunds, technical cancels. */
export async function adyenRoutes(app: FastifyInstance, deps: AdyenDeps): Promise<void> {
  const expected = secretsOf(deps.secret).map((secret) => Buffer.from(sandboxKeys(secret).apiKey));

  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(String(request.headers['x-api-key'] ?? ''));
    if (!expected.some((key) => given.length === key.length && timingSafeEqual(given, key)))
      await refuse(reply, 401, '000', 'Unauthorized');
  });

  await methodRoutes(app, deps);
  await linkRoutes(app, deps);
  await refundRoutes(app, deps);
  await storedRoutes(app, deps);
}
