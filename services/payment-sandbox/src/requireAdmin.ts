import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Refuses with 403 every call of a plugin that does not send the admin's secret in `x-sandbox-admin`. */
export function requireAdmin(app: FastifyInstance, adminSecret: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSame(request.headers['x-sandbox-admin'], adminSecret)) return;
    await reply.code(403).send({
      error: { code: 'admin.refused', message: 'Send PAYMENT_SANDBOX_ADMIN_SECRET in the header x-sandbox-admin.' },
    });
  });
}

/** Compares digests, so that the duration reveals nothing about the secret. */
function isSame(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
