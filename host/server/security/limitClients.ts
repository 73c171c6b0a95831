import rateLimit from '@fastify/rate-limit';
import { clientOf } from '@festival/shop-api/platform/http/clientOf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../api/refuse.ts';
import type { ClientLimits } from '../settings/settings.ts';
import { signOnPath } from '../sign-on/signOnRouteDeps.ts';

interface LimitOptions {
  limits: ClientLimits;
  /** Answers a page beyond the limit with status 429. */
  refusePage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** What a request counts as; null for files, health checks and error reports, which have a limit of their own. */
function kindOf({ routeOptions: { url = '/:slug/*' } }: FastifyRequest): keyof ClientLimits | null {
  if (url.startsWith(signOnPath)) return url === `${signOnPath}/session` ? 'calls' : 'signIns';
  if (url.startsWith('/api/')) return 'calls';
  return /^\/(assets|brand|remotes|health|telemetry)\b/.test(url) ? null : 'pages';
}

/** Limits what one client, an IPv6 client being its whole network, may ask for in a minute: pages, calls, and ways to the sign-on. */
export async function limitClients(app: FastifyInstance, { limits, refusePage }: LimitOptions): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 20_000, keyGenerator: clientOf });
  const counterOf = (kind: keyof ClientLimits) =>
    app.createRateLimit({
      max: limits[kind],
      timeWindow: 60_000,
      keyGenerator: (request) => `${kind} ${clientOf(request)}`,
    });
  const counters = { pages: counterOf('pages'), calls: counterOf('calls'), signIns: counterOf('signIns') };

  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request);
    const counted = kind && (await counters[kind](request));
    if (!counted || counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    return kind === 'pages'
      ? refusePage(request, reply)
      : refuse(reply, 429, 'too_many', 'That was a lot at once. Wait a minute, then try again.');
  });
}
