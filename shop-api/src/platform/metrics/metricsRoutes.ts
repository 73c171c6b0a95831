import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { waitingMails } from '../../after-sale/mail/waitingMails.ts';
import type { ShopApiParts } from '../../shopApiParts.ts';
import type { ShopMetrics } from './shopMetrics.ts';

/** Times every answer, by route. Call it on the app itself, before its routes. */
export function timeAnswers(app: FastifyInstance, metrics: ShopMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/** A scrape is answered without what the database would say, should that take longer. */
const patienceMilliseconds = 2_000;

/** GET /metrics, in Prometheus' text form. The host passes nothing on to it: it is for whoever reaches this port. */
export async function metricsRoutes(app: FastifyInstance, { metrics, pool }: ShopApiParts): Promise<void> {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    const late = wait(patienceMilliseconds, [], { ref: false });
    metrics.mailsWaiting(await Promise.race([waitingMails(pool).catch(() => []), late]));
    const text = await metrics.registry.metrics();
    return reply.type(metrics.registry.contentType).send(text);
  });
}
