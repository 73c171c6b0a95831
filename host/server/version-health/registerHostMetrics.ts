import type { Registry } from '@prometheus-io/client';
import { policyViolations } from './policyViolations.ts';
import { remoteMetrics } from './remoteMetrics.ts';

/** Registers every metric of the host, for `docs/reference/metrics.md`. */
export function registerHostMetrics(registry: Registry): void {
  remoteMetrics(registry);
  policyViolations(registry);
}
