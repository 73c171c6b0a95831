import { createHash } from 'node:crypto';
import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import { type MetricsAddress, serveMetrics } from '@festival/service-kit/metrics/serveMetrics';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import type { FastifyInstance } from 'fastify';
import type { WaitingStore } from '../waiting/waitingStore.ts';
import { type ReleaseMetrics, releaseMetrics } from './releaseMetrics.ts';

type Deps = {
  /** If undefined, the metrics are counted and not served. */
  address: MetricsAddress | undefined;
  waiting: Pick<WaitingStore, 'brands' | 'open'>;
  keys: PublisherKeys;
};

/** Opens the registry's metrics, and serves them at the address in the settings. */
export function openMetrics(app: FastifyInstance, { address, waiting, keys }: Deps): ReleaseMetrics {
  const registry = metricsRegistry();
  const metrics = releaseMetrics(registry);
  metrics.publisherKeys.set({ keys: hashOf(keys) }, 1);
  const beforeScrape = async () => {
    for (const brand of await waiting.brands()) {
      const open = await waiting.open(brand);
      const asked = open.filter(({ needsApproval, approved }) => needsApproval && approved === undefined);
      metrics.awaitApproval.set({ brand }, asked.length);
    }
  };
  if (address) serveMetrics(app, registry, { ...address, beforeScrape });
  return metrics;
}

/** The keys are public, so the hash need not hide anything. */
function hashOf(keys: PublisherKeys): string {
  if (keys === 'unsigned') return keys;
  const texts = [...keys].flatMap(([remote, all]) =>
    all.map((key) => `${remote} ${key.export({ type: 'spki', format: 'der' }).toString('base64')}`),
  );
  return createHash('sha256').update(texts.sort().join()).digest('hex').slice(0, 16);
}
