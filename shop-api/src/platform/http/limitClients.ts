import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { IsTrustedProxy } from '../settings/trustedProxies.ts';
import { ApiFailure } from './ApiFailure.ts';
import { clientOf } from './clientOf.ts';

/** More calls a minute than any person makes, fewer than a script would. */
export const usualCallsPerMinute = 600;

type Limit = { isTrustedProxy: IsTrustedProxy; callsPerMinute: number };

/**
 * Answers 429 to a client that calls more often than any shopper does. Each process counts for itself, so three processes allow
 * three times as many. Calls that guess something (look-ups, sign-ups, requests by mail) have limits of their own in the database.
 * It does not count trusted proxies that name no client, which are our own servers, nor health checks, metrics and signed webhooks.
 */
export async function limitClients(app: FastifyInstance, { isTrustedProxy, callsPerMinute }: Limit): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: clientOf,
    addHeadersOnExceeding: {},
    allowList: (request) =>
      isTrustedProxy(request.ip) || /^\/(health\/|metrics$|payment-(webhooks|notices)\/)/.test(request.url),
    errorResponseBuilder: () =>
      new ApiFailure(429, 'request.too_many', 'That was a lot at once. Wait a minute, then try again.'),
  });
}
