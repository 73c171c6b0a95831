import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import { serveMetrics } from '@festival/service-kit/metrics/serveMetrics';
import type { FastifyInstance } from 'fastify';
import type { RegistryContact } from '../releases/registryContact.ts';
import type { Settings } from '../settings/settings.ts';
import { openTraces } from './openTraces.ts';
import { reportCanaries } from './reportCanaries.ts';
import { type VersionWatch, versionWatch, type WatchDeps } from './versionWatch.ts';
import type { VisitProofs } from './visitProofs.ts';
import { visitRoutes } from './visitRoutes.ts';

type OpenDeps = Omit<WatchDeps, 'registry'> & {
  settings: Pick<Settings, 'registryUrl' | 'registryToken' | 'metrics'>;
  proofs: Pick<VisitProofs, 'read'>;
  contact: Pick<RegistryContact, 'awaySince'>;
  /** The host's version. */
  version: string;
};

/** Collects reports of visits and traces of slots, sends them to the registry, and serves the metrics at the address in the settings. */
export function openWatch(
  app: FastifyInstance,
  { settings, proofs, contact, version, ...deps }: OpenDeps,
): VersionWatch {
  const registry = metricsRegistry();
  const watch = versionWatch({ ...deps, registry });
  visitRoutes(app, { watch, proofs });
  reportCanaries(app, { watch, ...settings, registryToken: settings.registryToken });
  openTraces(app, { ...deps, settings, proofs, contact, version, registry });
  if (settings.metrics) serveMetrics(app, registry, settings.metrics);
  return watch;
}
