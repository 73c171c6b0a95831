import type { Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { edgeOptions } from '../http/edgeOptions.ts';
import { metricsRoutes } from './metricsRoutes.ts';

export interface MetricsAddress {
  host: string;
  port: number;
}

/** Serves `GET /metrics` while a server runs, at a separate address that strangers cannot reach. `beforeScrape` sets the gauges that need a query. */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { beforeScrape = async () => {}, ...address }: MetricsAddress & { beforeScrape?: () => Promise<void> },
): void {
  const metrics = Fastify(edgeOptions({ isTrustedProxy: () => false }));
  app.addHook('onReady', async () => {
    await metricsRoutes(metrics, { registry, beforeScrape });
    await metrics.listen(address);
  });
  app.addHook('onClose', () => metrics.close());
}
