import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { userSchema } from '@festival/shared-contracts/user/user';
import { routeNames, routeRow } from '../../../testing/everyRoute.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import type { PageData } from '../../page/pageData.ts';
import { routeIn } from '../routeIn.ts';
import { guardRoute } from './guardRoute.ts';

const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
const members = configFor({ membersale: true });

/** The decision about an address in a shop where signing in is available. */
const ask = (address: string, values: Partial<PageData> = {}) => {
  const url = new URL(address, 'http://shop.example');
  const { row, params } = routeIn(pageFor(), url.pathname);
  const page = pageFor({ config: members, isSignOnAvailable: true, ...values });
  return guardRoute(page, row, { url, params });
};
const toLogin = (returnTo: string) => ({
  kind: 'redirect',
  to: `/login?returnTo=${encodeURIComponent(returnTo)}`,
  status: 302,
});
const proceed = { kind: 'proceed' };

test.each([
  ['a member sale', { membersale: true }],
  ['a pre-registration', { preregistration: true }],
  ['a travel sale', { travelsale: true }],
  ['an add-on shop', { addonShop: true }],
])('%s leads a guest to the sign-in page with the way back, and lets an account in [RTE-04]', (_, values) => {
  const config = configFor(values);
  expect(ask('/zomer/tickets?utm_source=mail&a=1', { config })).toEqual(toLogin('/zomer/tickets?utm_source=mail&a=1'));
  expect(ask('/zomer/tickets', { config, user: noor })).toEqual(proceed);
});

test('every route of such a shop leads to the sign-in page; a mailed link to the newsletter and a missing page do not [RTE-04]', () => {
  const open: string[] = ['slug-order', 'slug-newsletter', 'slug-notfound'];
  const inShop = routeNames.filter((name) => routeRow(name).path.startsWith('/:slug'));
  const guarded = inShop.filter((name) => (routeRow(name).guards as readonly string[]).includes('signedIn'));
  expect(guarded).toEqual(inShop.filter((name) => !open.includes(name)));
  expect(ask('/zomer')).toEqual(toLogin('/zomer'));
  expect(ask('/zomer/checkout?cartId=c1')).toEqual(toLogin('/zomer/checkout?cartId=c1'));
});

test('loginRequired alone, or membershipRequired, lets a guest in [RTE-17]', () => {
  for (const values of [{}, { loginRequired: true }, { membershipRequired: true }])
    expect(ask('/zomer/tickets', { config: configFor(values) })).toEqual(proceed);
});

test('while signing in is not available, or not set up, the shop stays open [RTE-04, SSO-01]', () => {
  for (const isSignOnAvailable of [false, undefined])
    expect(ask('/zomer/tickets', { isSignOnAvailable })).toEqual(proceed);
});

test('a complete wishlist link is shown to a guest where wishlists are kept, an incomplete one is not, and no other shop opens by one [RTE-16, RTE-04]', () => {
  const link = '/zomer?getwishlist=1&hash=abc&eventid=zomer-2027&uid=noor';
  const config = configFor({ preregistration: true });
  expect(ask(link, { config })).toEqual(proceed);
  expect(ask(link.replace('&uid=noor', ''), { config })).toMatchObject({ kind: 'redirect' });
  for (const values of [{ membersale: true }, { travelsale: true }, { addonShop: true }])
    expect(ask(link, { config: configFor(values) })).toEqual(toLogin(link));
});

test('the sign-in page shows to a guest of the shop that it leads back to, and never leads to itself [RTE-04]', () => {
  expect(ask('/login?returnTo=%2Fzomer%2Ftickets')).toEqual(proceed);
  expect(ask('/login?returnTo=%2Fherfst')).toEqual({
    kind: 'redirect',
    to: '/login?returnTo=%2Fherfst',
    status: 302,
  });
  expect(ask('/login', { config: null })).toEqual(proceed);
});

test('who is signed in already goes from the sign-in page straight back [RTE-04]', () => {
  expect(ask('/login?returnTo=%2Fzomer%2Ftickets%3Fa%3D1', { user: noor })).toEqual({
    kind: 'redirect',
    to: '/zomer/tickets?a=1',
    status: 302,
  });
});
