import { edgeOptions } from '@festival/service-kit/http/edgeOptions';
import { metricsRoutes } from '@festival/service-kit/metrics/metricsRoutes';
import type { Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance } from 'fastify';

export interface MetricsAddress {
  host: string;
  port: number;
}

/** Serves `GET /metrics` while the shop's server runs, at a separate address that shoppers cannot reach. */
export function serveMetrics(app: FastifyInstance, registry: Registry, address: MetricsAddress): void {
  const metrics = Fastify(edgeOptions({ isTrustedProxy: () => false }));
  app.addHook('onReady', async () => {
    await metricsRoutes(metrics, { registry, beforeScrape: async () => {} });
    await metrics.listen(address);
  });
  app.addHook('onClose', () => metrics.close());
}
