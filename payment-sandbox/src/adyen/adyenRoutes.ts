import { timingSafeEqual } from 'node:crypto';
import { sandboxKeys } from '@festival/shop-api/sale/payment/adyen/sandboxAdyen';
import type { FastifyInstance } from 'fastify';
import { type AdyenDeps, refuse } from './adyenDeps.ts';
import { linkRoutes } from './linkRoutes.ts';
import { refundRoutes } from './refundRoutes.ts';

/** What Adyen's Checkout API is asked by the shop: payment links, refunds, technical cancels, in Adyen's own form. */
export async function adyenRoutes(app: FastifyInstance, deps: AdyenDeps): Promise<void> {
  const { apiKey } = sandboxKeys(deps.secret);

  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(String(request.headers['x-api-key'] ?? ''));
    const expected = Buffer.from(apiKey);
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      await refuse(reply, 401, '000', 'Unauthorized');
  });

  await linkRoutes(app, deps);
  await refundRoutes(app, deps);
}
