import rateLimit from '@fastify/rate-limit';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { clientOf } from '@festival/service-kit/http/clientOf';
import { knownCallers } from '@festival/service-kit/http/knownCallers';
import type { IsTrustedProxy } from '@festival/service-kit/settings/trustedProxies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cartKey, namedCart } from './namedCart.ts';

/**
 * Calls a minute: of one cart, more than any person makes; of an address, for a campus or a mobile network at the opening of a sale, and
 * fewer than would slow the others.
 */
export const usualCallsPerMinute = { ofCart: 600, ofAddress: 6_000 } as const;

type CallsPerMinute = { ofCart: number; ofAddress: number };
type Limit = { isTrustedProxy: IsTrustedProxy; callsPerMinute: CallsPerMinute };

/** What every page reads by itself, the same for everybody. */
const sharedReads = /^\/(shopping\/(products|shop|announcement)|travel\/[^/]+\/[^/]+\/packages)(\?|$)/;
/** Begins the caller's key where its calls count for its cart. */
const ofKnownCart = 'cart ';
const unlimited = /^\/(health\/|metrics$|payment-(webhooks|notices)\/)/;

/** The cart that a call has opened, with its token. */
const openedBy = ({ method, url }: FastifyRequest, payload: unknown): string | undefined => {
  if (method !== 'POST' || !/^\/shopping\/carts(\?|$)/.test(url) || typeof payload !== 'string') return undefined;
  const { data } = JSON.parse(payload) as { data?: { id?: string; token?: string } };
  return data?.id && data.token ? cartKey(data.id, data.token) : undefined;
};

/**
 * Answers 429 with `Retry-After` to whoever calls more often than any shopper does. A call counts for its cart once that was opened here
 * or has answered its token. Every other call counts for its address, those that name a cart apart from those that name none: so
 * people behind one address do not close it for each other, and an invented token gains nothing.
 * What pages read by themselves does not count. Each process counts for itself, so three processes allow three times as many. Calls that
 * guess something (look-ups, vouchers, sign-ups, requests by mail) have limits of their own in the database. It does not count trusted
 * proxies that name no client, which are our own servers, nor health checks, metrics and signed webhooks.
 */
export async function limitClients(app: FastifyInstance, { isTrustedProxy, callsPerMinute }: Limit): Promise<void> {
  const known = knownCallers();
  const callerOf = (request: FastifyRequest): string => {
    const cart = namedCart(request);
    if (cart === undefined) return clientOf(request);
    return known.has(cart) ? `${ofKnownCart}${cart}` : `unknown carts of ${clientOf(request)}`;
  };
  await app.register(rateLimit, {
    max: (_request, caller) => (caller.startsWith(ofKnownCart) ? callsPerMinute.ofCart : callsPerMinute.ofAddress),
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: callerOf,
    addHeadersOnExceeding: {},
    allowList: (request) =>
      isTrustedProxy(request.ip) ||
      unlimited.test(request.url) ||
      (request.method === 'GET' && sharedReads.test(request.url)),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiFailure(429, 'request.too_many', 'That was a lot at once. Wait a moment, then try again.', {
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const opened = reply.statusCode < 300 ? openedBy(request, payload) : undefined;
    if (opened !== undefined) known.add(opened);
  });
  app.addHook('onResponse', async (request, reply) => {
    const cart = namedCart(request);
    // Only the right token is answered so.
    if (cart !== undefined && reply.statusCode < 300) known.add(cart);
  });
}
