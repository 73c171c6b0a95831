import type { FastifyInstance } from 'fastify';
import type { ShopMetrics } from './shopMetrics.ts';

/** Times every answer, by route. Call it on the app itself, before its routes. */
export function timeAnswers(app: FastifyInstance, metrics: ShopMetrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** GET /metrics, in Prometheus' text form. The host passes nothing on to it: it is for whoever reaches this port. */
export async function metricsRoutes(app: FastifyInstance, { metrics }: { metrics: ShopMetrics }): Promise<void> {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    const text = await metrics.registry.metrics();
    return reply.type(metrics.registry.contentType).send(text);
  });
}
