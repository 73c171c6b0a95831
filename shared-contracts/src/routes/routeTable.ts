import { routeParams } from './routeParams.ts';
import type { RouteRow } from './routeRow.ts';
import { inShop, shopPage, stepRoutes } from './stepRoutes.ts';

/** The fields that the pages outside of every shop have in common. */
const outside = {
  ...shopPage,
  params: routeParams.none,
  hasBottomBar: false,
  guards: ['outsideShops', 'serverAnswered'],
} as const;

/**
 * Every route by its name [RTE-01]: the one place that says what a route is. Pages, titles, the step flow, guards, the
 * preload of art and the answer 404 come from it, on the server as in the browser.
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
  ...stepRoutes,
  'slug-transport': {
    ...shopPage,
    path: '/:slug/transport',
    screen: { kind: 'moved', to: stepRoutes['slug-transportation'].path },
    title: 'step.transportation.name',
    guards: [...inShop, 'moved'],
  },
  'slug-checkout': {
    ...shopPage,
    path: '/:slug/checkout',
    screen: { kind: 'page', module: 'mf_checkout/payment' },
    capability: 'takesPayment',
    hero: 'checkout',
    title: 'checkout.title',
    // A payment returns here, also while the shop can't be read [RTE-05].
    guards: ['shopKnown', 'validParams', 'signedIn'],
  },
  'slug-paymentstatus': {
    ...shopPage,
    path: '/:slug/paymentstatus',
    screen: { kind: 'page', module: 'mf_checkout/paymentStatus' },
    hero: 'checkout',
    title: 'paymentStatus.title',
    hasBottomBar: false,
    // As with the checkout [RTE-05].
    guards: ['shopKnown', 'validParams', 'signedIn'],
  },
  // Our own route: the link of a placed order, whose token is behind the #, so that no server sees it.
  'slug-order': {
    ...shopPage,
    path: '/:slug/order',
    screen: { kind: 'page', module: 'mf_checkout/order' },
    hero: 'checkout',
    title: 'order.title',
    hasBottomBar: false,
    // Whoever has the link may be signed out, and the shop closed.
    guards: ['withoutConfigToShop', 'shopKnown', 'validParams'],
  },
  'slug-register': {
    ...shopPage,
    path: '/:slug/register',
    screen: { kind: 'page', module: 'mf_basket/register' },
    capability: 'savesWishlist',
    title: 'register.title',
  },
  // Our own route: the link that confirms a newsletter opens it [SSO-02].
  'slug-newsletter': {
    ...shopPage,
    path: '/:slug/newsletter',
    screen: { kind: 'page' },
    title: 'newsletter.title',
    // The link is in a mail to any address, with or without an account.
    guards: ['withoutConfigToShop', 'shopKnown', 'validParams'],
  },
  // Every other address [RTE-08].
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
