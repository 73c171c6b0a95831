import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { policyReportRoutes } from './policyReports.ts';
import { reportTraces } from './reportTraces.ts';
import { type TraceDeps, traceDesk } from './traceDesk.ts';
import { traceRoutes } from './traceRoutes.ts';
import { waitingTraces } from './waitingTraces.ts';

type OpenDeps = Omit<TraceDeps, 'waiting'> & {
  settings: Pick<Settings, 'registryUrl' | 'registryToken'>;
  /** The registry of the metrics. */
  registry: Registry;
  /** The host's version. */
  version: string;
};

/** Receives the traces of slots and the reports about the pages' policy, and sends both to the registry. [FED-05, FED-08] */
export function openTraces(app: FastifyInstance, { settings, registry, version, ...deps }: OpenDeps): void {
  const waiting = waitingTraces();
  const desk = traceDesk({ ...deps, waiting });
  traceRoutes(app, desk);
  policyReportRoutes(app, { desk, releases: deps.releases, registry, version });
  reportTraces(app, { waiting, registryUrl: settings.registryUrl, registryToken: settings.registryToken });
}
