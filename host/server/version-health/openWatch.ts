import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import { serveMetrics } from '@festival/service-kit/metrics/serveMetrics';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { policyReportRoutes } from './policyReports.ts';
import { reportCanaries } from './reportCanaries.ts';
import { type VersionWatch, versionWatch, type WatchDeps } from './versionWatch.ts';
import type { VisitProofs } from './visitProofs.ts';
import { visitRoutes } from './visitRoutes.ts';

type OpenDeps = Omit<WatchDeps, 'registry'> & {
  settings: Pick<Settings, 'registryUrl' | 'registryToken' | 'metrics'>;
  proofs: Pick<VisitProofs, 'read'>;
};

/** Collects reports of visits, sends them to the registry, counts violations of pages' policies, and serves the metrics at the address in the settings. */
export function openWatch(app: FastifyInstance, { settings, proofs, ...deps }: OpenDeps): VersionWatch {
  const registry = metricsRegistry();
  const watch = versionWatch({ ...deps, registry });
  visitRoutes(app, { watch, proofs });
  reportCanaries(app, { watch, ...settings, registryToken: settings.registryToken });
  policyReportRoutes(app, { ...deps, proofs, registry });
  if (settings.metrics) serveMetrics(app, registry, settings.metrics);
  return watch;
}
