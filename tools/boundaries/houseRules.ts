import type { Floor } from './floorOf.ts';

/** Who may import whom inside this repository; the table of the architecture, as data. */
const houseRules: Record<string, readonly string[]> = {
  'shared-contracts': [],
  // A package of a remote declares steps, which the shop's contracts describe.
  'release-contracts': ['shared-contracts'],
  'shared-ui': ['shared-contracts'],
  'remote-kit': ['shared-contracts', 'release-contracts', 'shared-ui', 'release-registry'],
  host: ['shared-contracts', 'shared-ui'],
  'shop-api': ['shared-contracts', 'release-contracts', 'example-festivals'],
  // Every service of the back end uses shop-api's platform (docs/decisions/0012).
  'sign-on': ['shared-contracts', 'shop-api', 'example-festivals'],
  'payment-sandbox': ['shared-contracts', 'shop-api'],
  'example-festivals': ['shared-contracts'],
  'brand-art': ['shared-ui'],
  // Every service guards its edge by shop-api's platform (docs/decisions/0020).
  'release-registry': ['shared-contracts', 'release-contracts', 'shop-api'],
  // Asks the registry by its own calls and schemas.
  'release-console': ['shared-contracts', 'release-contracts', 'shared-ui', 'release-registry'],
  // Its template is a remote.
  'create-remote': ['shared-contracts', 'shared-ui', 'remote-kit'],
  // The route table, by which a new page needs a budget.
  e2e: ['shared-contracts'],
  // Starts the services by their scripts and calls them by address; imports only what it measures without HTTP, the build of the
  // host, of which bench/monolith changes one thing, the art of tickets, and the shopper of the journeys.
  bench: ['shop-api', 'shared-contracts', 'host', 'remote-kit', 'release-registry', 'e2e', 'example-festivals'],
  // Starts and stops everything, so it prepares the database and the data folder.
  tools: ['shop-api', 'payment-sandbox', 'release-registry', 'release-contracts', 'shared-contracts'],
};

const remote = ['shared-contracts', 'shared-ui'];

/** Also allowed, outside of `src` and in tests only. */
const inBuildAndTests: Record<string, readonly string[]> = {
  // Its server guards its edge by shop-api's platform (docs/decisions/0020).
  host: ['remote-kit', 'shop-api', 'release-contracts'],
  // Its scripts compare what it exports with what was published.
  'shared-contracts': ['release-contracts'],
  'create-remote': ['release-contracts'],
  'shop-api': ['payment-sandbox'],
  'release-console': ['remote-kit'],
};

/** Whether a file of one package may import from another, by the packages' folders. */
export const mayImport = (from: string, to: string, isBuildOrTest: boolean): boolean => {
  const allowed = houseRules[from] ?? (from.startsWith('mf-') ? remote : []);
  if (allowed.includes(to)) return true;
  const allowedToo = inBuildAndTests[from] ?? (from.startsWith('mf-') ? ['remote-kit'] : []);
  return isBuildOrTest && allowedToo.includes(to);
};

const below = (folder: string, floors: readonly Floor[]): Floor[] =>
  floors.map((floor) => [floor].flat().map((name) => `${folder}/${name}`));

/**
 * The floors of a package, lowest first: a file imports its own floor and lower ones, types too. A file is on the floor whose
 * path is the longest start of its own, and above all floors where there is none. Tests are on no floor and may import any.
 */
export const floors: Record<string, readonly Floor[]> = {
  'shop-api': ['src/platform', 'src/catalogue', 'src/sale', 'src/after-sale', 'src/people', 'src'],
  host: [
    ...below('src', [
      ['i18n', 'locales', 'festival', 'telemetry', 'connection', 'calls', 'chunk', 'disclosure'],
      ['page', 'early-press', 'late-pictures'],
      ['routes', 'federation', 'sale-start'],
      ['navigation', 'guards', 'hero', 'remote-slot', 'deeplink'],
      'countdown',
      'cart',
      ['step-flow', 'analytics', 'upgrade', 'wishlist'],
      // What a visitor sees: the frame's parts and the pages.
      [
        'aside',
        'header',
        'footer',
        'home',
        'step',
        'checkout-page',
        'shop-list',
        'login-page',
        'newsletter',
        'register-page',
        'order-page',
        'absent-page',
        'error-page',
      ],
      ['overlay', 'visit', 'announcement'],
      'toasts',
      ['session', 'watch', 'messages', 'stay', 'wishlist-link', 'popup', 'upsell'],
      'commands',
      ['shell', 'page-store'],
      'router',
      'prefetch',
      'entry',
    ]),
    'src',
    ['webpack.browser.ts', 'webpack.early.ts', 'webpack.federation.ts', 'webpack.server.ts'],
    'build',
    'server',
  ],
};

/** Packages of scripts that a developer runs: all of their dependencies are development ones. */
export const isOnlyForDevelopment = (folder: string): boolean => ['brand-art', 'tools'].includes(folder);

/** A subpath that only some packages may use, and what the others do instead. Tests may use each. */
type Restriction = { users: readonly string[]; instead: string };

const ownersOfState: Restriction = {
  users: ['host', 'remote-kit'],
  instead: 'read the state, and ask for change with a command',
};
const measured: Restriction = { users: ['bench'], instead: 'ask the service by its address' };
const forTests: Restriction = { users: [], instead: 'it is made for tests alone' };

export const restrictedSubpaths: Record<string, Restriction> = {
  '@festival/shared-contracts/state/primitives': ownersOfState,
  '@festival/host/deltas/deltaStore': measured,
  '@festival/host/files/fileRoutes': measured,
  '@festival/host/remotes/remoteRoutes': measured,
  '@festival/shop-api/sale/stock/reservationBatcher': measured,
  '@festival/shop-api/sale/stock/sendReservations': measured,
  '@festival/shop-api/after-sale/ticket/drawTickets': measured,
  '@festival/shop-api/after-sale/ticket/ticketDrawer': measured,
  '@festival/shop-api/testing/makeChoices': { ...forTests, users: ['bench'] },
  '@festival/shop-api/testing/testBuyer': { ...forTests, users: ['bench'] },
  '@festival/shop-api/testing/festivalCopy': { ...forTests, users: ['bench'] },
  '@festival/shop-api/testing/freePort': forTests,
  '@festival/shop-api/testing/replicatedDatabase': { ...forTests, users: ['bench'] },
  '@festival/shop-api/testing/slowBody': forTests,
  '@festival/shop-api/testing/testDatabase': forTests,
};

/** Packages whose src reaches a browser, where zod/mini is used. */
export const reachesBrowser = (folder: string, path: string): boolean =>
  path.startsWith('src/') &&
  (folder.startsWith('mf-') ||
    ['host', 'release-console', 'release-contracts', 'shared-contracts', 'shared-ui'].includes(folder));
