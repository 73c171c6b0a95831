import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/** Counters of one service and Node's default metrics. Each service has its own registry, so that tests can run several in one process. */
export function metricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
