import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import { root } from '../launch/launchSettings.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'deploy/monitoring', file), 'utf8'));
const rules = (read('alerts.json') as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const { panels } = read('dashboard.json') as { panels: { title: string; targets: { expr: string }[] }[] };

/** The metrics that a query names, without the suffixes that a histogram adds. */
const metricsIn = (query: string): string[] =>
  [...query.matchAll(/\b(?:shop|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );

test('each alert and each panel names metrics that the services have, and an alert says what to do', () => {
  const node = metricsRegistry()
    .getMetricsAsArray()
    .map(({ name }) => name);
  const sources = globSync('{services/shop-api/src,host/server,services/service-kit/src}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  // A remote's counters are named by what they count.
  const isKnown = (name: string): boolean =>
    node.includes(name) ||
    sources.includes(`'${name}'`) ||
    new RegExp(`\\n  ${/^shop_remote_(\w+)_total$/.exec(name)?.[1]}: '`).test(sources);
  const named = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  expect(named.flatMap(metricsIn).filter((name) => !isKnown(name))).toEqual([]);
  expect(named.filter((query) => metricsIn(query).length === 0)).toEqual([]);
  for (const { annotations } of rules) expect(annotations.action).toMatch(/^[A-Z`d].+\.$/);
});

test('the guide names every alert', () => {
  const guide = readFileSync(join(root, 'docs/operator.md'), 'utf8');
  expect(rules.filter(({ alert }) => !guide.includes(`\`${alert}\``)).map(({ alert }) => alert)).toEqual([]);
});
