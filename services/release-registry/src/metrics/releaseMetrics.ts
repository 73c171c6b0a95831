import { Counter, Gauge, type Registry } from '@prometheus-io/client';

/** Counts the events that need a person; `deploy/monitoring/alerts.json` has an alert for each. [BYD-08, FED-04, FED-08] */
export function releaseMetrics(registry: Registry) {
  const registers = [registry];
  return {
    takenBack: new Counter({
      name: 'shop_release_canaries_taken_back_total',
      help: 'Canaries that the registry took back, since they were worse than the stable version.',
      labelNames: ['brand', 'remote'],
      registers,
    }),
    refused: new Counter({
      name: 'shop_release_versions_refused_total',
      help: 'Versions that were refused, by the check: `publication` or `mount`.',
      labelNames: ['remote', 'check'],
      registers,
    }),
    notMade: new Counter({
      name: 'shop_release_not_made_total',
      help: 'Releases that were planned or asked for, and were not made.',
      labelNames: ['brand'],
      registers,
    }),
    awaitApproval: new Gauge({
      name: 'shop_release_awaiting_approval',
      help: 'Releases that another account has to approve.',
      labelNames: ['brand'],
      registers,
    }),
    publisherKeys: new Gauge({
      name: 'shop_release_publisher_keys',
      help: 'Always 1; `keys` is a hash of `PUBLISHER_KEYS`, which is another one after a change.',
      labelNames: ['keys'],
      registers,
    }),
  };
}

export type ReleaseMetrics = ReturnType<typeof releaseMetrics>;
