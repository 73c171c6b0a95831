import { routeNames, routeRow } from './routeTable.ts';
import { stepNames } from './stepNames.ts';
import { stepRoute } from './stepRoute.ts';

test('every route has the name and the path that the specification gives it', () => {
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
    'slug-transport': '/:slug/transport',
    'slug-checkout': '/:slug/checkout',
    'slug-paymentstatus': '/:slug/paymentstatus',
    'slug-register': '/:slug/register',
    'slug-order': '/:slug/order',
    'slug-newsletter': '/:slug/newsletter',
    'slug-notfound': '/:slug/*',
  });
});

test('each route is below an existing one, and takes the parameters of its path', () => {
  for (const name of routeNames) {
    const { parent, path, params } = routeRow(name);
    if (parent !== null) expect([name, routeNames]).toEqual([name, expect.arrayContaining([parent])]);
    const named = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param);
    expect([name, Object.keys(params).sort()]).toEqual([name, named.sort()]);
  }
});

test('parameters that can be none are refused: a slug in capitals, an id without end, a detail of other signs', () => {
  const isValid = (name: (typeof routeNames)[number], params: Record<string, string>) =>
    Object.entries(routeRow(name).params).every(([param, pattern]) => pattern.test(params[param] ?? ''));
  expect(isValid('slug', { slug: 'Zomer' })).toBe(false);
  expect(isValid('slug-tickets-id', { slug: 'zomer', id: 'a'.repeat(121) })).toBe(false);
  expect(isValid('slug-travel-detail', { slug: 'zomer', detail: 'beach cabin' })).toBe(false);
  expect(isValid('slug-travel-detail', { slug: 'zomer', detail: 'beach-cabin_2' })).toBe(true);
});

test('a step is the page of its own name; nothing else is a step', () => {
  expect(stepNames).toEqual([
    'tickets',
    'packages',
    'travel',
    'traveladdon',
    'transportation',
    'comparetransport',
    'merchandise',
    'extras',
    'membership',
    'upgrade',
  ]);
  for (const name of stepNames) expect(stepRoute(name)?.path).toBe(`/:slug/${name}`);
  expect(stepRoute('karaoke')).toBeUndefined();
  expect(stepRoute('checkout')).toBeUndefined();
});
