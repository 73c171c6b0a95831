import { Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

export const answerSeconds = (registry: Registry) =>
  new Histogram({
    name: 'shop_request_seconds',
    help: 'Seconds until a request was answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

/** Measures the duration of every response by route. Call it on the app before its routes. */
export function timeAnswers(app: FastifyInstance, registry: Registry): void {
  const seconds = answerSeconds(registry);
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route: URLs contain ids.
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
