import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { IsTrustedProxy } from '../settings/trustedProxies.ts';
import { ApiFailure } from './ApiFailure.ts';
import { clientOf } from './clientOf.ts';

/** Calls a minute that one client may make: a person's busiest minute many times over, a script's never. */
export const usualCallsPerMinute = 600;

type Limit = { isTrustedProxy: IsTrustedProxy; callsPerMinute: number };

/**
 * Refuses a client that calls more often than any shopper does: 429. Counted in each process, so that three allow three times
 * as many; what is worth guessing at (look-ups, sign-ups, requests by mail) has limits of its own, counted in the database. Trusted
 * proxies that name no client are servers of our own and not counted, nor are health checks, metrics, and notices, which are signed.
 */
export async function limitClients(app: FastifyInstance, { isTrustedProxy, callsPerMinute }: Limit): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: clientOf,
    addHeadersOnExceeding: {},
    allowList: (request) => isTrustedProxy(request.ip) || /^\/(health\/|metrics$|payment-notices\/)/.test(request.url),
    errorResponseBuilder: () =>
      new ApiFailure(429, 'request.too_many', 'That was a lot at once. Wait a minute, then try again.'),
  });
}
