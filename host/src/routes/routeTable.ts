import type { stepNames } from '@festival/shared-contracts/shop/shopConfig';

export interface RouteRow {
  /** The name that the specification gives it, for example `slug-travel-detail` [RTE-01]. */
  name: string;
  path: string;
}

const step = (name: (typeof stepNames)[number], ...below: [string, string][]): RouteRow[] => [
  { name: `slug-${name}`, path: `/:slug/${name}` },
  ...below.map(([suffix, segment]) => ({ name: `slug-${name}-${suffix}`, path: `/:slug/${name}/${segment}` })),
];

/** Every route of the shop with its name [RTE-01]. Which of them a shop has is decided by its flow: see shopRoutes. */
export const routeTable: readonly RouteRow[] = [
  { name: 'index', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'slug', path: '/:slug' },
  ...step('tickets', ['id', ':id']),
  ...step('packages'),
  ...step('travel', ['detail', ':detail']),
  ...step('traveladdon', ['detail', ':detail']),
  ...step('transportation', ['eu', 'eu'], ['nl', 'nl']),
  ...step('comparetransport', ['detail', 'detail'], ['eu', 'eu'], ['nl', 'nl']),
  ...step('merchandise'),
  ...step('extras', ['id', ':id']),
  ...step('membership'),
  ...step('upgrade'),
  { name: 'slug-checkout', path: '/:slug/checkout' },
  { name: 'slug-paymentstatus', path: '/:slug/paymentstatus' },
  { name: 'slug-register', path: '/:slug/register' },
  // Ours: where the link leads that confirms a newsletter [SSO-02].
  { name: 'slug-newsletter', path: '/:slug/newsletter' },
];
