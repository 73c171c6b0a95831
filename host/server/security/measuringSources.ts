import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { measuringOf } from '../../src/analytics/measuringOf.ts';

/** Where the tags of Google's tag manager send to, and what they load. */
const tagManagerSources = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The same for the testing script. */
const testingSources = ['https://*.visualwebsiteoptimizer.com'];

/**
 * The origins that a shop's pages are opened to, because they measure: those of the tools that its config names, and
 * those that it lists itself. Undefined where nothing measures: such pages stay closed [ANL-02].
 */
export const measuringSources = (config: ShopConfig | null): readonly string[] | undefined => {
  const measuring = config && measuringOf(config);
  if (!measuring) return undefined;
  return [
    ...(measuring.tagManagerId ? tagManagerSources : []),
    ...(measuring.testingAccount ? testingSources : []),
    ...config.measuringOrigins,
  ];
};
