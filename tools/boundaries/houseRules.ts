import type { Layer } from './layerOf.ts';

/** The allowed imports between packages of this repository: the table of the architecture, as data. */
const houseRules: Record<string, readonly string[]> = {
  'shared-contracts': [],
  // The package of a remote declares steps, whose form is part of the shop's contracts.
  'release-contracts': ['shared-contracts'],
  'shared-ui': ['shared-contracts'],
  'remote-kit': [
    'shared-contracts',
    'release-contracts',
    'shared-ui',
    'services/release-registry',
    'services/service-kit',
  ],
  host: ['shared-contracts', 'shared-ui'],
  // Code that every service needs (docs/decisions/0077).
  'services/service-kit': ['shared-contracts', 'release-contracts'],
  'services/shop-api': ['shared-contracts', 'services/service-kit', 'examples/festivals'],
  // Accounts, newsletters and memberships are tables of the shop API (docs/decisions/0077).
  'services/sign-on': ['shared-contracts', 'services/service-kit', 'services/shop-api', 'examples/festivals'],
  'services/payment-sandbox': ['shared-contracts', 'services/service-kit'],
  'examples/festivals': ['shared-contracts'],
  'examples/art': ['shared-ui'],
  'services/release-registry': ['shared-contracts', 'release-contracts', 'services/service-kit'],
  // Calls the registry with the registry's own client and schemas.
  'services/release-console': ['shared-contracts', 'release-contracts', 'shared-ui', 'services/release-registry'],
  // The template of create-remote is a remote.
  'create-remote': ['shared-contracts', 'shared-ui', 'remote-kit'],
  // The route table: each page in it needs a budget.
  e2e: ['shared-contracts'],
  // The bench starts the services by their scripts and calls them by URL. It only imports code that it measures without HTTP, the build of the host,
  // which bench/monolith changes in one point, and the shopper of the journeys.
  bench: [
    'services/service-kit',
    'services/shop-api',
    'shared-contracts',
    'host',
    'remote-kit',
    'services/release-registry',
    'e2e',
    'examples/festivals',
  ],
  // Starts and stops all parts, so it prepares the database and the data folder; it also writes the reference of all settings.
  tools: [
    // Its settings of Jest, which teams outside use too.
    'remote-kit',
    'services/service-kit',
    'services/shop-api',
    'services/sign-on',
    'services/payment-sandbox',
    'services/release-registry',
    'release-contracts',
    'shared-contracts',
    'host',
  ],
};

const remote = ['shared-contracts', 'shared-ui'];

/** Also allowed, but only outside `src` and in tests. */
const inBuildAndTests: Record<string, readonly string[]> = {
  host: ['remote-kit', 'services/service-kit', 'release-contracts'],
  // The scripts of the contracts compare the current exports with the published ones.
  'shared-contracts': ['release-contracts'],
  'create-remote': ['release-contracts'],
  // The tests of service-kit need a database with the shop's tables.
  'services/service-kit': ['services/shop-api'],
  'services/release-registry': ['services/shop-api'],
  'services/shop-api': ['services/payment-sandbox'],
  'services/release-console': ['remote-kit', 'services/service-kit'],
};

/** Packages from which a package may import types, but no code. */
export const typesFrom: Record<string, readonly string[]> = {
  // A page sends reports in a form that the release contracts describe.
  host: ['release-contracts'],
};

/** Whether a file of one package may import from another; both are named by their folders. */
export const mayImport = (from: string, to: string, isBuildOrTest: boolean): boolean => {
  const allowed = houseRules[from] ?? (from.startsWith('mf-') ? remote : []);
  if (allowed.includes(to)) return true;
  const allowedToo = inBuildAndTests[from] ?? (from.startsWith('mf-') ? ['remote-kit'] : []);
  return isBuildOrTest && allowedToo.includes(to);
};

const below = (folder: string, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => [layer].flat().map((name) => `${folder}/${name}`));

/**
 * The layers of a package, lowest first: a file may import from its own layer and lower ones, types included. The longest matching path determines a
 * file's layer; other files are above all layers. Tests are on no layer and may import from any.
 */
export const layers: Record<string, readonly Layer[]> = {
  'services/shop-api': ['src/platform', 'src/catalogue', 'src/sale', 'src/after-sale', 'src/people', 'src'],
  host: [
    ...below('src', [
      ['locales', 'network', 'page'],
      'i18n',
      ['routing', 'analytics'],
      ['remotes', 'countdown'],
      ['cart', 'visit-reporting'],
      'step-flow',
      'pages',
      'frame',
      'overlays',
      'session',
      'commands',
      'app',
    ]),
    'src',
    ['webpack.browser.ts', 'webpack.early.ts', 'webpack.federation.ts', 'webpack.server.ts'],
    'build',
    'server',
  ],
};

/**
 * The tables, views and functions of the shop API's database that only a layer and higher ones may name, in SQL too. Every layer may name the others, such
 * as the queue of mails.
 */
export const tablesOfLayers: Record<string, readonly string[]> = {
  'src/sale': [
    'carts',
    'cart_lines',
    'orders',
    'order_lines',
    'payments',
    'refunds',
    'review_cases',
    'tickets',
    'limits',
  ],
  'src/after-sale': ['membership_sales', 'membership_renewals', 'membership_charges', 'end_renewal'],
  'src/people': ['members.newsletter_addresses', 'members.newsletter_subscriptions', 'wishlist_link_misses'],
};

/** Folders whose direct subfolders may import one another in one direction only; type imports are ignored. */
export const foldersWithoutCircles: Record<string, readonly string[]> = {
  host: ['src', 'server'],
  'services/service-kit': ['src'],
  'services/shop-api': ['src', 'src/catalogue', 'src/sale', 'src/after-sale', 'src/people'],
  'services/sign-on': ['src'],
  'shared-ui': ['src'],
  'release-contracts': ['src'],
  'remote-kit': ['src'],
  'services/release-registry': ['src'],
  'services/release-console': ['src'],
};

/** Packages of scripts that only developers run: all their dependencies are devDependencies. */
export const isOnlyForDevelopment = (folder: string): boolean => ['examples/art', 'tools'].includes(folder);

/** A subpath that only some packages may import, and the alternative for the others. Tests may import all subpaths. */
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
  '@festival/host/render/packedRequest': measured,
  '@festival/host/render/pageTree': measured,
  '@festival/host/render/processorTime': measured,
  '@festival/host/render/remoteModuleEvaluator': measured,
  '@festival/host/render/renderTree': measured,
  '@festival/host/render/serveRenders': measured,
  '@festival/shop-api/sale/stock/reservationBatcher': measured,
  '@festival/shop-api/sale/stock/sendReservations': measured,
  '@festival/shop-api/testing/makeChoices': { ...forTests, users: ['bench'] },
  '@festival/shop-api/testing/testBuyer': { ...forTests, users: ['bench'] },
  '@festival/shop-api/testing/festivalCopy': { ...forTests, users: ['bench'] },
  '@festival/service-kit/testing/freePort': forTests,
  '@festival/shop-api/testing/replicatedDatabase': forTests,
  '@festival/service-kit/testing/slowBody': forTests,
  '@festival/shop-api/testing/testDatabase': forTests,
};

/** Packages whose src runs in a browser, which therefore use zod/mini. */
export const reachesBrowser = (folder: string, path: string): boolean =>
  path.startsWith('src/') &&
  (folder.startsWith('mf-') ||
    ['host', 'services/release-console', 'release-contracts', 'shared-contracts', 'shared-ui'].includes(folder));
