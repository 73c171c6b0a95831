import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './ApiFailure.ts';

/** Calls a minute that one client address may make: a person's busiest minute many times over, a script's never. */
export const callsPerMinute = 600;

/**
 * Refuses a client that calls more often than any shopper does: 429. Counted in each process. Trusted proxies that name no
 * client are servers of our own and not counted, nor are health checks, metrics, and providers' notices, which are signed.
 */
export async function limitClients(app: FastifyInstance, trustedProxies: readonly string[]): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    addHeadersOnExceeding: {},
    allowList: (request, client) =>
      trustedProxies.includes(client) || /^\/(health\/|metrics$|payment-notices\/)/.test(request.url),
    errorResponseBuilder: () =>
      new ApiFailure(429, 'request.too_many', 'That was a lot at once. Wait a minute, then try again.'),
  });
}
