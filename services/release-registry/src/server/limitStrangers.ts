import rateLimit from '@fastify/rate-limit';
import { clientOf } from '@festival/service-kit/http/clientOf';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../error/refusal.ts';
import { sendRefusal } from './addRoute.ts';

/** The requests per minute that one address may make without a token. */
export type StrangersLimits = {
  /** Files and release documents, which are sent as they are stored: hosts ask for a document with each page. */
  stored: number;
  /** Everything else. */
  others: number;
};

export const usualStrangersLimits: StrangersLimits = { stored: 12_000, others: 1_200 };

const stored = /^\/(files\/|console\/assets\/|brands\/[^/]+\/release(\?|$))/;

/**
 * Answers 429 with `Retry-After` to an address that asks more than a host, a console or a command does. A request with a
 * valid token is not counted, so hosts and teams behind one address with a stranger are not held up. [FED-04]
 */
export async function limitStrangers(
  app: FastifyInstance,
  { limits, hasToken }: { limits: StrangersLimits; hasToken: (request: FastifyRequest) => Promise<boolean> },
): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const counterOf = (kind: keyof StrangersLimits) =>
    app.createRateLimit({
      max: limits[kind],
      timeWindow: 60_000,
      keyGenerator: (request) => `${kind} ${clientOf(request)}`,
    });
  const counters = { stored: counterOf('stored'), others: counterOf('others') };
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/health' || (await hasToken(request))) return;
    const counted = await counters[stored.test(request.url) ? 'stored' : 'others'](request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    return sendRefusal(reply, refusal('too-many', 'That was a lot at once. Wait a minute, or send a token.'));
  });
}
