import { settingsSchema as hostSettings } from '@festival/host/settings/settings';
import { registerHostMetrics } from '@festival/host/version-health/registerHostMetrics';
import { sandboxSettingsSchema } from '@festival/payment-sandbox/sandboxSettings';
import { releaseMetrics } from '@festival/release-registry/metrics/releaseMetrics';
import { settingsSchema as registrySettings } from '@festival/release-registry/server/settings';
import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import { registerShopApiMetrics } from '@festival/shop-api/registerShopApiMetrics';
import { shopApiSettingsSchema } from '@festival/shop-api/start/shopApiSettings';
import { signOnSettingsSchema } from '@festival/sign-on/signOnSettings';
import { metricRows } from './metricRows.ts';
import { settingRows } from './settingRows.ts';

const services = [
  { file: 'host', of: 'the host', schema: hostSettings },
  { file: 'shop-api', of: 'the shop API', schema: shopApiSettingsSchema },
  { file: 'sign-on', of: 'the sign-on', schema: signOnSettingsSchema },
  { file: 'release-registry', of: 'the release registry', schema: registrySettings },
  { file: 'payment-sandbox', of: 'the payment sandbox', schema: sandboxSettingsSchema },
];

const origin = 'This page is written by `npm run docs:reference`: change the text in the code, and run it again.';

/** The pages of `docs/reference` by their path, generated from the schemas of settings and from the registered metrics. */
export const referencePages = (): Map<string, string> =>
  new Map(
    [
      ...services.map(({ file, of, schema }): [string, string] => [
        file,
        `# Settings of ${of}

Look up an environment variable of ${of}. ${origin}

| name | if it is not set | meaning |
| --- | --- | --- |
${settingRows(schema.shape).join('\n')}
`,
      ]),
      ['metrics', metricsPage()] satisfies [string, string],
    ].map(([file, text]) => [`docs/reference/${file}.md`, text]),
  );

const metricsPage = (): string => `# Metrics

Look up a metric of \`GET /metrics\`, in the format of Prometheus. ${origin} How to read them, and the alerts: [Watch](../operations/watch.md).

## Shop API

${metricTable(registerShopApiMetrics)}

## Host

At \`METRICS_PORT\` ([settings](host.md)).

${metricTable(registerHostMetrics)}

## Release registry

At \`METRICS_PORT\` ([settings](release-registry.md)).

${metricTable(releaseMetrics)}

## Every process

\`nodejs_…\` and \`process_…\` are the usual metrics of a Node process, such as \`nodejs_eventloop_lag_p99_seconds\`.
`;

function metricTable(register: (registry: ReturnType<typeof metricsRegistry>) => unknown): string {
  const registry = metricsRegistry();
  const usual = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  register(registry);
  const own = registry.getMetricsAsArray().filter(({ name }) => !usual.has(name));
  return ['| metric | kind | labels | meaning |', '| --- | --- | --- | --- |', ...metricRows(own)].join('\n');
}
