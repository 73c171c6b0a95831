import rateLimit from '@fastify/rate-limit';
import { clientOf, networkOf } from '@festival/service-kit/http/clientOf';
import type { KnownCallers } from '@festival/service-kit/http/knownCallers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedAddresses } from '../api/sharedReads.ts';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import { refuse } from '../http/refuse.ts';
import { requestedSlug } from '../http/requestedShop.ts';
import type { ClientLimits } from '../settings/settings.ts';
import { type CartCredentials, cartCookie, cartKey, cartsOf } from '../shop/cartCookie.ts';
import { signOnPath } from '../sign-on/signOnRouteDeps.ts';

interface LimitOptions {
  limits: ClientLimits;
  /** Carts whose token was valid recently, or that were opened here, by `cartKey`. */
  known: KnownCallers;
  /** Whether this server has shown a shop with this slug. */
  isKnownShop: (slug: string) => boolean;
  /** Answers a page over the limit with status 429. */
  refusePage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

type Kind = 'pages' | 'calls' | 'signIns';

/**
 * Whether pages make this request automatically: the report of a page load, or a shared read of a known shop. For an unknown shop the call counts,
 * since the shop must be looked up.
 */
const isReadByAll = (request: FastifyRequest, isKnownShop: LimitOptions['isKnownShop']): boolean => {
  const [path = ''] = request.url.split('?');
  return path === '/api/init' || (sharedAddresses.has(path) && isKnownShop(requestedSlug(request)));
};

/** All carts of one network together may make as many requests of a kind as this number of carts. */
const mostBusyCarts = 100;

/** The prefix of the key of clients whose requests count towards their cart. */
const ofKnownCart = 'cart ';

const namedCart = /^\/api\/shopping\/carts\/([^/?]+)/;

/**
 * The kind of a request for the limits. Null for requests without a limit here: files, health checks, error reports (which have a separate limit),
 * automatic reads by pages, and writes from another site, which are refused and were not made by the visitor.
 */
function kindOf(request: FastifyRequest, isKnownShop: LimitOptions['isKnownShop']): Kind | null {
  const { method, routeOptions } = request;
  const { url = '/:slug/*' } = routeOptions;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && !isOwnOrigin(request)) return null;
  if (url.startsWith(signOnPath)) return url === `${signOnPath}/session` ? 'calls' : 'signIns';
  if (url.startsWith('/api/')) return isRead && isReadByAll(request, isKnownShop) ? null : 'calls';
  return /^\/(assets|brand|remotes|health|telemetry)\b/.test(url) ? null : 'pages';
}

/**
 * Limits requests per minute: pages, calls, and sign-on redirects. A visitor's pages and calls count towards their cart if this server has opened
 * the cart or the shop API has accepted its token; all carts of a network have a limit together. All other requests count towards the address (for IPv6, the whole network); those with an
 * unconfirmed cart are counted separately from those without a cart. People behind one address therefore do not block each other, and an invented
 * cookie has no effect.
 */
export async function limitClients(
  app: FastifyInstance,
  { limits, known, isKnownShop, refusePage }: LimitOptions,
): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 50_000, keyGenerator: clientOf });
  const cartsIn = (request: FastifyRequest) => cartCookie.slugs(request).flatMap((slug) => cartsOf(request, slug));
  const isKnown = (cart: CartCredentials) => known.has(cartKey(cart));
  const callerOf = (request: FastifyRequest): string => {
    const carts = cartsIn(request);
    const own = carts.find(isKnown);
    if (own) return `${ofKnownCart}${cartKey(own)}`;
    const namesCart = carts.length > 0 || namedCart.test(request.url);
    return namesCart ? `unknown carts of ${clientOf(request)}` : clientOf(request);
  };
  const counterOf = (kind: Kind) =>
    app.createRateLimit({
      max: (_request, key) => (key.startsWith(`${kind} ${ofKnownCart}`) ? limits.ofCart : limits[kind]),
      timeWindow: 60_000,
      // More carts do not allow more sign-on redirects.
      keyGenerator: (request) => `${kind} ${kind === 'signIns' ? clientOf(request) : callerOf(request)}`,
    });
  /** Carts are free to open, so those of one network have a limit together. */
  const cartsOfNetwork = app.createRateLimit({
    max: limits.ofCart * mostBusyCarts,
    timeWindow: 60_000,
    keyGenerator: (request) => `carts of ${networkOf(clientOf(request))}`,
  });
  const counters = { pages: counterOf('pages'), calls: counterOf('calls'), signIns: counterOf('signIns') };

  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request, isKnownShop);
    if (kind === null) return;
    let counted = await counters[kind](request);
    // A cart over its own limit does not use up that of its network.
    const isOwn = kind !== 'signIns' && cartsIn(request).some(isKnown);
    if (isOwn && (counted.isAllowed || !counted.isExceeded)) counted = await cartsOfNetwork(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    return kind === 'pages'
      ? refusePage(request, reply)
      : refuse(reply, 429, 'too_many', 'That was a lot at once. Wait a minute, then try again.');
  });

  app.addHook('onResponse', async (request, reply) => {
    const [, cartId] = namedCart.exec(request.url) ?? [];
    const answered = cartId && reply.statusCode < 300 && cartsIn(request).find((cart) => cart.cartId === cartId);
    if (answered) known.add(cartKey(answered));
  });
}
