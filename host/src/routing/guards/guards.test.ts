import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { routeNames, routeRow } from '../../../testing/everyRoute.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import type { PageData } from '../../page/pageData.ts';
import { routeAt, routeIn } from '../routeIn.ts';
import type { Guard } from './guard.ts';
import { guardContextOf } from './guardRoute.ts';
import {
  guards,
  moved,
  notFound,
  outsideShops,
  productOffered,
  serverAnswered,
  shopKnown,
  validParams,
  withoutConfigToShop,
} from './guards.ts';

const proceed = { kind: 'proceed' };
const missing = { kind: 'error', status: 404 };

/** The guard's decision for an address, on a page with this data. */
const ask = (guard: Guard, address: string, values: Partial<PageData> = {}) => {
  const url = new URL(address, 'http://shop.example');
  const { row, params } = routeIn(pageFor(), url.pathname);
  return guard(guardContextOf(pageFor(values), row, { url, params }));
};

test('a shop’s page accepts its own shop; for another shop, or none, it answers not found', () => {
  expect(ask(shopKnown, '/zomer/tickets')).toEqual(proceed);
  expect(ask(shopKnown, '/herfst/tickets')).toEqual(missing);
  expect(ask(shopKnown, '/zomer', { config: null })).toEqual(missing);
});

test('a shop that the server could not read shows the reason, with its status', () => {
  const failure = { status: 503, message: 'Back at noon.' };
  expect(ask(shopKnown, '/zomer', { config: null, failure })).toEqual({ kind: 'error', ...failure });
  expect(ask(serverAnswered, '/', { config: null, failure })).toEqual({ kind: 'error', ...failure });
  expect(ask(serverAnswered, '/', { config: null })).toEqual(proceed);
});

test('without its config, a page redirects to the shop’s home page and keeps the query', () => {
  expect(ask(withoutConfigToShop, '/zomer/tickets/weekend?policyId=7', { config: null })).toEqual({
    kind: 'redirect',
    to: '/zomer?policyId=7',
    status: 302,
  });
  expect(ask(withoutConfigToShop, '/zomer/tickets')).toEqual(proceed);
});

test('while the shop API is unavailable, the address stays the same [RTE-05]', () => {
  const away = { config: null, failure: { status: 503 } };
  expect(ask(withoutConfigToShop, '/zomer/tickets/weekend', away)).toEqual(proceed);
  expect(ask(shopKnown, '/zomer/tickets/weekend', away)).toEqual({ kind: 'error', status: 503 });
  expect(ask(withoutConfigToShop, '/zomer/tickets', { config: null, failure: { status: 500 } })).toMatchObject({
    kind: 'redirect',
  });
});

test('the pages to which a payment returns are not redirected, and neither is the shop’s home page', () => {
  for (const name of ['slug', 'slug-checkout', 'slug-paymentstatus'] as const) {
    expect(routeRow(name).guards).not.toContain('withoutConfigToShop');
  }
});

test('if a parameter does not match the route’s pattern, the answer is not found', () => {
  expect(ask(validParams, '/zomer/travel/beach-cabin')).toEqual(proceed);
  expect(ask(validParams, '/zomer/travel/beach%20cabin')).toEqual(missing);
  expect(ask(validParams, '/zomer/tickets/weekend')).toEqual(proceed);
});

test('a product’s page exists only if its step offers the product in this shop', () => {
  const products = [
    productFor({ id: 'weekend' }),
    productFor({ id: 'locker', mappedType: 'extras' }),
    productFor({ id: 'hotel-ticket', categories: { en: 'TRAVEL TICKETS', nl: '' } }),
  ];
  expect(ask(productOffered, '/zomer/tickets/weekend', { products })).toEqual(proceed);
  expect(ask(productOffered, '/zomer/extras/locker', { products })).toEqual(proceed);
  for (const path of ['tickets/nobody', 'tickets/locker', 'tickets/hotel-ticket', 'extras/weekend']) {
    expect([path, ask(productOffered, `/zomer/${path}`, { products })]).toEqual([path, missing]);
  }
});

test('a ticket that is sold only as an upgrade of an earlier ticket has no page [TIX-11]', () => {
  const products = [productFor({ id: 'weekend' }), productFor({ id: 'camping' })];
  const upgradeOptions = [{ id: 'one', productId: 'camping', name: '' }];
  const upgrades = [{ id: 'weekend', name: '', discount: 0, upgradeOptions }];
  const config = configFor({ upgradableOrder: { skipTravel: false, skipBus: false, upgrades } });
  expect(ask(productOffered, '/zomer/tickets/weekend', { products, config })).toEqual(proceed);
  expect(ask(productOffered, '/zomer/tickets/camping', { products, config })).toEqual(missing);
});

test('an alias redirects to its route and keeps the query', () => {
  expect(ask(moved, '/zomer/transport?a=1')).toEqual({
    kind: 'redirect',
    to: '/zomer/transportation?a=1',
    status: 302,
  });
  expect(ask(moved, '/zomer/tickets')).toEqual(proceed);
});

test('a link from a shop to a page outside all shops loads a new document', () => {
  expect(ask(outsideShops, '/login?a=1')).toEqual({ kind: 'redirect', to: '/login?a=1', status: 302 });
  expect(ask(outsideShops, '/', { config: null })).toEqual(proceed);
});

test('any other address is answered with “not found”', () => {
  expect(ask(notFound, '/zomer/karaoke')).toEqual(missing);
  expect(routeAt('/zomer/karaoke').row.guards).toContain('notFound');
});

test('a guard reads the route, its address, the user, the shop’s capabilities, and whether sign-on is available', () => {
  const page = pageFor({ user: null, isSignOnAvailable: true, config: configFor({ membersale: true }) });
  const url = new URL('http://shop.example/zomer/tickets?a=1');
  expect(guardContextOf(page, routeRow('slug-tickets'), { url, params: { slug: 'zomer' } })).toMatchObject({
    route: { path: '/:slug/tickets' },
    params: { slug: 'zomer' },
    url: { search: '?a=1' },
    page: { user: null, isSignOnAvailable: true, config: { slug: 'zomer' } },
    capabilities: { requiresLogin: true },
  });
  expect(guardContextOf(pageFor({ config: null }), routeRow('index'), { url, params: {} }).capabilities).toBeNull();
});

test('every guard is used by a route', () => {
  const used = new Set(routeNames.flatMap((name) => routeRow(name).guards));
  expect(Object.keys(guards).sort()).toEqual([...used].sort());
});
