import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

type MetricsDeps = {
  registry: Registry;
  /** Sets the gauges that need a query. */
  beforeScrape: () => Promise<void>;
};

/** If the database takes longer than this, a scrape gets the former values. */
const patienceMilliseconds = 2_000;

/** GET /metrics, in Prometheus' text format. The host does not forward it, so only clients in the service's own network can read it. */
export async function metricsRoutes(app: FastifyInstance, { registry, beforeScrape }: MetricsDeps): Promise<void> {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    await Promise.race([beforeScrape(), wait(patienceMilliseconds, undefined, { ref: false })]);
    const text = await registry.metrics();
    return reply.type(registry.contentType).send(text);
  });
}
