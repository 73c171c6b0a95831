import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { measuringOf } from '../../src/analytics/measuringOf.ts';

/** The origins to which Google's tag manager sends data, and from which it loads. */
const tagManagerSources = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The origins to which the testing script sends data, and from which it loads. */
const testingSources = ['https://*.visualwebsiteoptimizer.com'];

/**
 * The origins that the policy of a shop's pages allows for measuring: the origins of the tools in the shop's config, and those that the config
 * lists. Undefined without measuring: the policy is then not extended [ANL-02].
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
