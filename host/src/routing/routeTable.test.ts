import { shellPaths } from '@festival/release-contracts/package/shellPaths';
import { routeNames, routeRow } from '../../testing/everyRoute.ts';
import { routeTable } from './routeTable.ts';

test('every route has its name and path from the specification', () => {
  expect(Object.fromEntries(routeNames.map((name) => [name, routeRow(name).path]))).toEqual({
    index: '/',
    login: '/login',
    slug: '/:slug',
    'slug-tickets': '/:slug/tickets',
    'slug-tickets-id': '/:slug/tickets/:id',
    'slug-packages': '/:slug/packages',
    'slug-travel': '/:slug/travel',
    'slug-travel-detail': '/:slug/travel/:detail',
    'slug-traveladdon': '/:slug/traveladdon',
    'slug-traveladdon-detail': '/:slug/traveladdon/:detail',
    'slug-transportation': '/:slug/transportation',
    'slug-transportation-eu': '/:slug/transportation/eu',
    'slug-transportation-nl': '/:slug/transportation/nl',
    'slug-comparetransport': '/:slug/comparetransport',
    'slug-comparetransport-detail': '/:slug/comparetransport/detail',
    'slug-comparetransport-eu': '/:slug/comparetransport/eu',
    'slug-comparetransport-nl': '/:slug/comparetransport/nl',
    'slug-merchandise': '/:slug/merchandise',
    'slug-extras': '/:slug/extras',
    'slug-extras-id': '/:slug/extras/:id',
    'slug-membership': '/:slug/membership',
    'slug-upgrade': '/:slug/upgrade',
    'slug-transport': '/:slug/transport/*',
    'slug-checkout': '/:slug/checkout',
    'slug-paymentstatus': '/:slug/paymentstatus',
    'slug-register': '/:slug/register',
    'slug-order': '/:slug/order',
    'slug-newsletter': '/:slug/newsletter',
    'slug-notfound': '/:slug/*',
  });
});

test("each route's parent exists, and its parameters are those in its path", () => {
  for (const name of routeNames) {
    const { parent, path, params } = routeRow(name);
    if (parent !== null) expect([name, routeNames]).toEqual([name, expect.arrayContaining([parent])]);
    const named = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param);
    expect([name, Object.keys(params).sort()]).toEqual([name, named.sort()]);
  }
});

test('invalid parameters are refused: a slug in capitals, an overlong id, or a detail with other characters', () => {
  const isValid = (name: (typeof routeNames)[number], params: Record<string, string>) =>
    Object.entries(routeRow(name).params).every(([param, pattern]) => pattern.test(params[param] ?? ''));
  expect(isValid('slug', { slug: 'Zomer' })).toBe(false);
  expect(isValid('slug-tickets-id', { slug: 'zomer', id: 'a'.repeat(121) })).toBe(false);
  expect(isValid('slug-travel-detail', { slug: 'zomer', detail: 'beach cabin' })).toBe(false);
  expect(isValid('slug-travel-detail', { slug: 'zomer', detail: 'beach-cabin_2' })).toBe(true);
});

test('no step may use the address of a page or a document of the shell; the contracts list all these addresses', () => {
  const ours = Object.values(routeTable).flatMap(({ path }) => /^\/:slug\/(\w+)/.exec(path)?.[1] ?? []);
  expect([...shellPaths]).toEqual([...ours, 'documents'].sort());
});
