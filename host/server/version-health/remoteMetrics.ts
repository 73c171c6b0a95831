import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import type { Lane } from './laneOf.ts';

/** The labels of all metrics of versions: the same for each metric, so that metrics can be divided by one another. */
export type RemoteLabels = { brand: string; remote: string; version: string; lane: Lane };

const labelNames = ['brand', 'remote', 'version', 'lane'] as const;

const helps = {
  renders: 'Pages that the server made with a part of the remote in them.',
  render_throws:
    'Pages of `shop_remote_renders_total` in which a part of the remote threw, or ended the page’s process.',
  visits: 'Visits in which a part of the remote was shown. A visit is a tab’s session under one release.',
  visit_throws: 'Visits in which the remote could not start, or a part of it threw.',
  hydration_failures: 'Visits in which the browser could not hydrate the remote’s part of the server’s page.',
  completions: 'Visits in which the visitor completed the remote’s purpose, such as choosing a ticket.',
} as const;

export type RemoteCount = keyof typeof helps;

/** The metrics of remotes by version and lane, limited to versions of a brand's newest release: `keepOnly` removes the others. */
export function remoteMetrics(registry: Registry) {
  const registers = [registry];
  const counters = Object.fromEntries(
    Object.entries(helps).map(([name, help]) => [
      name,
      new Counter({ name: `shop_remote_${name}_total`, help, labelNames, registers }),
    ]),
  ) as Record<RemoteCount, Counter<(typeof labelNames)[number]>>;
  const usable = new Histogram({
    name: 'shop_remote_usable_seconds',
    help: 'Seconds from the beginning of a visit’s first page until its remote could be used.',
    labelNames,
    buckets: [0.5, 1, 1.5, 2, 3, 5, 8, 15],
    registers,
  });
  const known = new Map<string, RemoteLabels>();

  const remember = (labels: RemoteLabels) => void known.set(Object.values(labels).join(' '), labels);

  return {
    count(what: RemoteCount, labels: RemoteLabels): void {
      remember(labels);
      counters[what].inc(labels);
    },
    usableAfter(seconds: number, labels: RemoteLabels): void {
      remember(labels);
      usable.observe(labels, seconds);
    },
    /** Removes the numbers of a brand's versions that are no longer live. */
    keepOnly(brand: string, isLive: (labels: RemoteLabels) => boolean): void {
      for (const [key, labels] of known) {
        if (labels.brand !== brand || isLive(labels)) continue;
        known.delete(key);
        for (const metric of [...Object.values(counters), usable]) metric.remove(labels);
      }
    },
  };
}
