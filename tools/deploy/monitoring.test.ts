import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerHostMetrics } from '@festival/host/version-health/registerHostMetrics';
import { releaseMetrics } from '@festival/release-registry/metrics/releaseMetrics';
import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import { registerShopApiMetrics } from '@festival/shop-api/registerShopApiMetrics';
import { root } from '../launch/launchSettings.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'deploy/monitoring', file), 'utf8'));
const rules = (read('alerts.json') as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const { panels } = read('dashboard.json') as { panels: { title: string; targets: { expr: string }[] }[] };

/** The metrics in a query, without the suffixes that a histogram adds. */
const metricsIn = (query: string): string[] =>
  [...query.matchAll(/\b(?:shop|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );

test('each alert and each panel names existing metrics of the services, and each alert says what to do', () => {
  const registry = metricsRegistry();
  registerShopApiMetrics(registry);
  registerHostMetrics(registry);
  releaseMetrics(registry);
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const named = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  expect(named.flatMap(metricsIn).filter((name) => !known.includes(name))).toEqual([]);
  expect(named.filter((query) => metricsIn(query).length === 0)).toEqual([]);
  for (const { annotations } of rules) expect(annotations.action).toMatch(/^[A-Z`d].+\.$/);
});

test('each event of releases that needs a person has an alert [BYD-08, FED-04, FED-08]', () => {
  const registry = metricsRegistry();
  releaseMetrics(registry);
  const alerted = rules.flatMap(({ expr }) => metricsIn(expr));
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  const events = names.filter((name) => name.startsWith('shop_release_'));
  expect(events).toHaveLength(5);
  expect(events.filter((name) => !alerted.includes(name))).toEqual([]);
});

test('the guide to monitoring names every alert', () => {
  const guide = readFileSync(join(root, 'docs/operations/watch.md'), 'utf8');
  expect(rules.filter(({ alert }) => !guide.includes(`\`${alert}\``)).map(({ alert }) => alert)).toEqual([]);
});
