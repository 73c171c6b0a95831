import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { reportCanaries } from './reportCanaries.ts';
import { serveMetrics } from './serveMetrics.ts';
import { type VersionWatch, versionWatch, type WatchDeps } from './versionWatch.ts';
import type { VisitProofs } from './visitProofs.ts';
import { visitRoutes } from './visitRoutes.ts';

type OpenDeps = Omit<WatchDeps, 'registry'> & {
  settings: Pick<Settings, 'registryUrl' | 'registryToken' | 'metrics'>;
  proofs: Pick<VisitProofs, 'read'>;
};

/** The watch of a server: it takes reports of visits, reports those of canaries to the registry, and answers its metrics where the settings say. */
export function openWatch(app: FastifyInstance, { settings, proofs, ...deps }: OpenDeps): VersionWatch {
  const registry = metricsRegistry();
  const watch = versionWatch({ ...deps, registry });
  visitRoutes(app, { watch, proofs });
  reportCanaries(app, { watch, ...settings, registryToken: settings.registryToken });
  if (settings.metrics) serveMetrics(app, registry, settings.metrics);
  return watch;
}
