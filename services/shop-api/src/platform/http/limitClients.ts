import rateLimit from '@fastify/rate-limit';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { clientOf, networkOf } from '@festival/service-kit/http/clientOf';
import { knownCallers } from '@festival/service-kit/http/knownCallers';
import type { IsTrustedProxy } from '@festival/service-kit/settings/trustedProxies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cartKey, namedCart } from './namedCart.ts';

/**
 * The maximum calls per minute. `ofCart`: more than any person makes. `ofAddress`: enough for a campus or a mobile
 * network at the opening of a sale, but too few to slow others.
 */
export const usualCallsPerMinute = { ofCart: 600, ofAddress: 6_000 } as const;

/** All carts of one network together may make as many calls as this number of carts. */
const mostBusyCarts = 100;

type CallsPerMinute = { ofCart: number; ofAddress: number };
type Limit = { isTrustedProxy: IsTrustedProxy; callsPerMinute: CallsPerMinute };

/** The calls that every page makes and whose response is the same for all visitors. */
const sharedReads = /^\/(shopping\/(products|shop|announcement)|travel\/[^/]+\/[^/]+\/packages)(\?|$)/;
/** The prefix of the key for calls that count towards their cart. */
const ofKnownCart = 'cart ';
/** A webhook whose URL names a payment may have no signature, so that it counts. */
const unlimited = /^\/(health\/|metrics$|payment-webhooks\/[^/]+(\/[^/]+)?$)/;

const isUnlimited = ({ method, url }: FastifyRequest): boolean =>
  unlimited.test(url) || (method === 'GET' && sharedReads.test(url));

const tooMany = (ttl: number) =>
  new ApiFailure(429, 'request.too_many', 'That was a lot at once. Wait a moment, then try again.', {
    retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
  });

/** The cart that a call has opened, with its token. */
const openedBy = ({ method, url }: FastifyRequest, payload: unknown): string | undefined => {
  if (method !== 'POST' || !/^\/shopping\/carts(\?|$)/.test(url) || typeof payload !== 'string') return undefined;
  const { data } = JSON.parse(payload) as { data?: { id?: string; token?: string } };
  return data?.id && data.token ? cartKey(data.id, data.token) : undefined;
};

/**
 * Responds with 429 and `Retry-After` to clients that call more often than any shopper does. A call counts towards its
 * cart if this process opened the cart or has accepted the cart's token; all carts of a network have a limit together.
 * Every other call counts towards its address; calls that name a cart are counted separately from calls that do not.
 * People who share an address therefore do not block each other, and an invented token has no advantage. Calls that pages make automatically are not counted. Each
 * process counts separately, so three processes allow three times the number of calls. Calls that could be used for
 * guessing (look-ups, vouchers, sign-ups, requests by mail) have further limits in the database. Not counted are health
 * checks, metrics, webhooks that have to be signed, and calls of our own servers (trusted proxies that name no client).
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
    allowList: (request) => isTrustedProxy(request.ip) || isUnlimited(request),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const cartsOfNetwork = app.createRateLimit({
    max: callsPerMinute.ofCart * mostBusyCarts,
    timeWindow: 60_000,
    keyGenerator: (request) => `carts of ${networkOf(clientOf(request))}`,
  });
  // After the limit of the cart itself, so that a cart over it does not use up that of its network.
  app.addHook('preParsing', async (request) => {
    if (isTrustedProxy(request.ip) || !callerOf(request).startsWith(ofKnownCart)) return;
    const counted = await cartsOfNetwork(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const opened = reply.statusCode < 300 ? openedBy(request, payload) : undefined;
    if (opened !== undefined) known.add(opened);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const cart = namedCart(request);
    // A successful status proves the right token, so the cart becomes known.
    if (cart !== undefined && reply.statusCode < 300) known.add(cart);
    done();
  });
}
