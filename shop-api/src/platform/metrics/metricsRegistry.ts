import { collectDefaultMetrics, Registry } from 'prom-client';

/** Counters of one process, with what Node says of itself; a registry of its own, so that several shops may run in one process. */
export function metricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
