import { routeParams } from './routeParams.ts';
import type { RouteRow, Screen } from './routeRow.ts';

/** The guards of every page of a shop. */
export const inShop = ['withoutConfigToShop', 'shopKnown', 'validParams', 'signedIn'] as const;

/** The fields that most pages of a shop have in common. */
export const shopPage = {
  params: routeParams.slug,
  given: {},
  query: [],
  capability: null,
  parent: 'slug',
  hero: 'home',
  step: null,
  hasBottomBar: true,
  guards: inShop,
} as const;

const tickets = {
  ...shopPage,
  path: '/:slug/tickets',
  screen: { kind: 'step', module: 'mf_tickets/tickets' },
  hero: 'tickets',
  title: 'step.tickets.name',
  step: { name: 'tickets', sells: ['ticket'], isRequired: true, flowCapability: null },
} as const;

const packages = {
  ...shopPage,
  path: '/:slug/packages',
  screen: { kind: 'step', module: 'mf_travel/packages' },
  query: ['persons', 'category', 'rating', 'date'],
  hero: 'travel',
  title: 'step.packages.name',
  step: { name: 'packages', sells: ['packages'], isRequired: false, flowCapability: null },
} as const;

const travel = {
  ...packages,
  path: '/:slug/travel',
  title: 'step.travel.name',
  step: { name: 'travel', sells: ['packages'], isRequired: false, flowCapability: 'offersTravel' },
} as const;

const travelAddOn = {
  ...shopPage,
  path: '/:slug/traveladdon',
  screen: { kind: 'step', module: 'mf_travel/addOns' },
  capability: 'looksUpOrder',
  hero: 'travel',
  title: 'step.traveladdon.name',
  // Add-ons are no products: the looked-up order brings them [ADD-01].
  step: { name: 'traveladdon', sells: [], isRequired: false, flowCapability: null },
} as const;

const transportation = {
  ...shopPage,
  path: '/:slug/transportation',
  screen: { kind: 'step', module: 'mf_transport/transportation' },
  hero: 'transportation',
  title: 'step.transportation.name',
  step: { name: 'transportation', sells: ['transportation'], isRequired: false, flowCapability: 'offersTransport' },
} as const;

const compareTransport = {
  ...shopPage,
  path: '/:slug/comparetransport',
  screen: { kind: 'step', module: 'mf_transport/compareTransport' },
  hero: 'transportation',
  title: 'step.comparetransport.name',
  step: { name: 'comparetransport', sells: ['comparetransport'], isRequired: false, flowCapability: null },
} as const;

const merchandise = {
  ...shopPage,
  path: '/:slug/merchandise',
  screen: { kind: 'step', module: 'mf_merch/merchandise' },
  hero: 'merchandise',
  title: 'step.merchandise.name',
  step: { name: 'merchandise', sells: ['merchandise'], isRequired: false, flowCapability: null },
} as const;

const extras = {
  ...shopPage,
  path: '/:slug/extras',
  screen: { kind: 'step', module: 'mf_merch/extras' },
  hero: 'extras',
  title: 'step.extras.name',
  step: { name: 'extras', sells: ['extras'], isRequired: false, flowCapability: null },
} as const;

const membership = {
  ...shopPage,
  path: '/:slug/membership',
  screen: { kind: 'step', module: 'mf_tickets/membership' },
  hero: 'membership',
  title: 'step.membership.name',
  step: { name: 'membership', sells: ['membership'], isRequired: false, flowCapability: null },
} as const;

const upgrade = {
  ...shopPage,
  path: '/:slug/upgrade',
  screen: { kind: 'step', module: 'mf_tickets/upgrade' },
  capability: 'appliesUpgrade',
  title: 'step.upgrade.name',
  step: { name: 'upgrade', sells: ['upgrades'], isRequired: true, flowCapability: null },
} as const;

const eu = { region: 'eu' } as const;
const nl = { region: 'nl' } as const;
const ofProducts = { params: routeParams.product, guards: [...inShop, 'productOffered'] } as const;

/**
 * Keeps what is literal of each row but its screen: which module a route shows changes whenever a screen is built, and is no
 * promise to remotes.
 */
const rows = <const Rows extends Record<string, RouteRow>>(given: Rows) =>
  given as {
    readonly [Name in keyof Rows]: {
      readonly [Field in keyof Rows[Name]]: Field extends 'screen' ? Screen : Rows[Name][Field];
    };
  };

/** The routes of the steps: each step's own page, then those that show a part of it or a detail below it. */
export const stepRoutes = rows({
  'slug-tickets': tickets,
  'slug-tickets-id': {
    ...tickets,
    ...ofProducts,
    path: '/:slug/tickets/:id',
    screen: { kind: 'step', module: 'mf_tickets/ticket' },
    parent: 'slug-tickets',
  },
  'slug-packages': packages,
  'slug-travel': travel,
  'slug-travel-detail': {
    ...travel,
    path: '/:slug/travel/:detail',
    screen: { kind: 'step', module: 'mf_travel/stay' },
    query: ['persons'],
    params: routeParams.detail,
    parent: 'slug-travel',
  },
  'slug-traveladdon': travelAddOn,
  'slug-traveladdon-detail': {
    ...travelAddOn,
    path: '/:slug/traveladdon/:detail',
    params: routeParams.detail,
    parent: 'slug-traveladdon',
  },
  'slug-transportation': transportation,
  'slug-transportation-eu': { ...transportation, path: '/:slug/transportation/eu', given: eu },
  'slug-transportation-nl': { ...transportation, path: '/:slug/transportation/nl', given: nl },
  'slug-comparetransport': compareTransport,
  'slug-comparetransport-detail': {
    ...compareTransport,
    path: '/:slug/comparetransport/detail',
    screen: { kind: 'step', module: 'mf_transport/compareTable' },
    parent: 'slug-comparetransport',
  },
  'slug-comparetransport-eu': { ...compareTransport, path: '/:slug/comparetransport/eu', given: eu },
  'slug-comparetransport-nl': { ...compareTransport, path: '/:slug/comparetransport/nl', given: nl },
  'slug-merchandise': merchandise,
  'slug-extras': extras,
  'slug-extras-id': {
    ...extras,
    ...ofProducts,
    path: '/:slug/extras/:id',
    screen: { kind: 'step', module: 'mf_merch/extra' },
    parent: 'slug-extras',
  },
  'slug-membership': membership,
  'slug-upgrade': upgrade,
});
