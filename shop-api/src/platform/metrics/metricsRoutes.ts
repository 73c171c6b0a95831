import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

type MetricsDeps = {
  registry: Registry;
  /** Sets what is only known by asking the database. */
  beforeScrape: () => Promise<void>;
};

/** A scrape is answered without what the database would say, should that take longer. */
const patienceMilliseconds = 2_000;

/** GET /metrics, in Prometheus' text form. The host passes nothing on to it: it is for whoever reaches this port. */
export async function metricsRoutes(app: FastifyInstance, { registry, beforeScrape }: MetricsDeps): Promise<void> {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    await Promise.race([beforeScrape(), wait(patienceMilliseconds, undefined, { ref: false })]);
    const text = await registry.metrics();
    return reply.type(registry.contentType).send(text);
  });
}
