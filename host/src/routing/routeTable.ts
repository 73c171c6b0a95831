import { paramsOf } from './routeParams.ts';
import type { RouteRow } from './routeRow.ts';

/** The guards of every page of a shop. */
export const inShop = ['withoutConfigToShop', 'shopKnown', 'validParams', 'signedIn'] as const;

/** The fields that most pages of a shop have in common. */
export const shopPage = {
  params: paramsOf('/:slug'),
  given: {},
  query: [],
  capability: null,
  parent: 'slug',
  hero: 'home',
  step: null,
  hasBottomBar: true,
  guards: inShop,
} as const;

/** The fields that the pages outside all shops have in common. */
const outside = {
  ...shopPage,
  params: {},
  hasBottomBar: false,
  guards: ['outsideShops', 'serverAnswered'],
} as const;

/**
 * The shell's own routes by name [RTE-01]; remotes declare the routes of steps (`stepRows`). Pages, titles, the step
 * flow, guards, the preload of pictures and the 404 answer use these rows, on the server and in the browser.
 */
export const routeTable = {
  index: { ...outside, path: '/', screen: { kind: 'page' }, parent: null, title: 'shops.title' },
  login: {
    ...outside,
    path: '/login',
    screen: { kind: 'page' },
    parent: 'index',
    title: 'login.title',
    guards: ['signInHere', 'serverAnswered'],
  },
  slug: {
    ...shopPage,
    path: '/:slug',
    screen: { kind: 'page' },
    parent: 'index',
    title: null,
    hasBottomBar: false,
    guards: ['shopKnown', 'validParams', 'signedIn'],
  },
  'slug-checkout': {
    ...shopPage,
    path: '/:slug/checkout',
    screen: { kind: 'page', place: 'payment' },
    capability: 'takesPayment',
    hero: 'checkout',
    title: 'checkout.title',
    // A payment returns to this route, even while the shop can't be read [RTE-05].
    guards: ['shopKnown', 'validParams', 'signedIn'],
  },
  'slug-paymentstatus': {
    ...shopPage,
    path: '/:slug/paymentstatus',
    screen: { kind: 'page', place: 'paymentStatus' },
    hero: 'checkout',
    title: 'paymentStatus.title',
    hasBottomBar: false,
    // The same reason as for the checkout [RTE-05].
    guards: ['shopKnown', 'validParams', 'signedIn'],
  },
  // Our own route: the page of a placed order. Its token is in the hash; the server moves it there from the path of a mailed link.
  'slug-order': {
    ...shopPage,
    path: '/:slug/order',
    screen: { kind: 'page', place: 'order' },
    hero: 'checkout',
    title: 'order.title',
    hasBottomBar: false,
    // A visitor with the link may be signed out, and the shop may be closed.
    guards: ['withoutConfigToShop', 'shopKnown', 'validParams'],
  },
  'slug-register': {
    ...shopPage,
    path: '/:slug/register',
    screen: { kind: 'page', place: 'register' },
    capability: 'savesWishlist',
    title: 'register.title',
  },
  // Our own route: the link that confirms a subscription to the newsletter opens it [SSO-02].
  'slug-newsletter': {
    ...shopPage,
    path: '/:slug/newsletter',
    screen: { kind: 'page' },
    title: 'newsletter.title',
    // The link is mailed to any address, with or without an account.
    guards: ['withoutConfigToShop', 'shopKnown', 'validParams'],
  },
  // Any other address [RTE-08].
  'slug-notfound': {
    ...shopPage,
    path: '/:slug/*',
    screen: { kind: 'notFound' },
    title: 'error.notFoundTitle',
    hasBottomBar: false,
    guards: ['withoutConfigToShop', 'shopKnown', 'notFound'],
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routeTable;

export const routeRow = (name: RouteName): RouteRow => routeTable[name];

export const routeNames = Object.keys(routeTable) as RouteName[];
