import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { userSchema } from '@festival/shared-contracts/user/user';
import { routeNames, routeRow } from '../../../testing/everyRoute.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import type { PageData } from '../../page/pageData.ts';
import { routeIn } from '../routeIn.ts';
import { guardRoute } from './guardRoute.ts';

const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
const members = configFor({ membersale: true });

/** The decision for an address in a shop where sign-on is available. */
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
])(
  '%s redirects a guest to the sign-in page, which then returns to the address, and accepts an account [RTE-04]',
  (_, values) => {
    const config = configFor(values);
    expect(ask('/zomer/tickets?utm_source=mail&a=1', { config })).toEqual(
      toLogin('/zomer/tickets?utm_source=mail&a=1'),
    );
    expect(ask('/zomer/tickets', { config, user: noor })).toEqual(proceed);
  },
);

test('every route of a shop for accounts redirects to the sign-in page, except the newsletter’s mailed link and a missing page [RTE-04]', () => {
  const open: string[] = ['slug-order', 'slug-newsletter', 'slug-notfound'];
  const inShop = routeNames.filter((name) => routeRow(name).path.startsWith('/:slug'));
  const guarded = inShop.filter((name) => (routeRow(name).guards as readonly string[]).includes('signedIn'));
  expect(guarded).toEqual(inShop.filter((name) => !open.includes(name)));
  expect(ask('/zomer')).toEqual(toLogin('/zomer'));
  expect(ask('/zomer/checkout?cartId=c1')).toEqual(toLogin('/zomer/checkout?cartId=c1'));
});

test('a shop with loginRequired or membershipRequired alone accepts guests [RTE-17]', () => {
  for (const values of [{}, { loginRequired: true }, { membershipRequired: true }])
    expect(ask('/zomer/tickets', { config: configFor(values) })).toEqual(proceed);
});

test('while sign-on is unavailable, or not set up, the shop stays open [RTE-04, SSO-01]', () => {
  for (const isSignOnAvailable of [false, undefined])
    expect(ask('/zomer/tickets', { isSignOnAvailable })).toEqual(proceed);
});

test('in a shop that keeps wishlists, a guest opens a complete wishlist link without a login; an incomplete link, or another kind of shop, asks for a login [RTE-16, RTE-04]', () => {
  const link = '/zomer?getwishlist=1&hash=abc&eventid=zomer-2027&uid=noor';
  const config = configFor({ preregistration: true });
  expect(ask(link, { config })).toEqual(proceed);
  expect(ask(link.replace('&uid=noor', ''), { config })).toMatchObject({ kind: 'redirect' });
  for (const values of [{ membersale: true }, { travelsale: true }, { addonShop: true }])
    expect(ask(link, { config: configFor(values) })).toEqual(toLogin(link));
});

test('a guest sees the sign-in page with the shop to which it returns; the page never redirects to itself [RTE-04]', () => {
  expect(ask('/login?returnTo=%2Fzomer%2Ftickets')).toEqual(proceed);
  expect(ask('/login?returnTo=%2Fherfst')).toEqual({
    kind: 'redirect',
    to: '/login?returnTo=%2Fherfst',
    status: 302,
  });
  expect(ask('/login', { config: null })).toEqual(proceed);
});

test('a visitor who is already signed in is redirected from the sign-in page to the return address [RTE-04]', () => {
  expect(ask('/login?returnTo=%2Fzomer%2Ftickets%3Fa%3D1', { user: noor })).toEqual({
    kind: 'redirect',
    to: '/zomer/tickets?a=1',
    status: 302,
  });
});
