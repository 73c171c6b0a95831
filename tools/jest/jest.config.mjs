import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { transform } from '@festival/remote-kit/jest/transform';

/**
 * One configuration for every package. By its name a test file says how it runs:
 * `x.test.ts` is loaded by Node itself; `x.isolated.test.ts` by Jest, with modules and globals of its own (a document, JSX, styles, other
 * modules' places, fake timers); `x.test.tsx` by Jest in a browser-like document. `.processes.` runs over two processes, `.alone.` while
 * nothing else runs, `.cluster.` on a cluster. What also has `.all.` in its name runs in `npm run test:all` alone.
 */
const shared = {
  rootDir: join(import.meta.dirname, '../..'),
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(@fastify/cookie|@noble/hashes|content-disposition|cookie|node-pg-migrate|glob|jose|jotai|oauth4webapi|oidc-provider|openid-client|semver)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/remote-kit/testing/cssModule.cjs',
    '\\.css$': '<rootDir>/remote-kit/testing/cssModule.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
};

/** One PostgreSQL for all tests of a run; it starts when the first test asks for it. */
const database = {
  globalSetup: '<rootDir>/services/shop-api/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/services/shop-api/testing/globalTeardown.ts',
};

/** What Node loads by itself, without Jest's modules (docs/decisions/0029): what is imported is loaded once for all files of a worker. */
const native = {
  rootDir: shared.rootDir,
  modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
  transform: {},
  testEnvironment: '<rootDir>/tools/test/nativeEnvironment.mjs',
  testRunner: '<rootDir>/tools/test/nativeTests.mjs',
};

/** What the back end promises, whichever process answers: these tests run in one process, and once more over two. */
const promises = [
  'limits/accountLimits',
  'cart/accountCart',
  'cart/cartPrivacy',
  'checkout/cartRoutes',
  'stay/roomStock',
  'checkout/orderRoutes',
  'checkout/voucherRoutes',
];

/** Over two processes it pays all combinations at the same time; in one it waits and changes the database. */
const both = ['payment/paymentMatrix.all'];

/** What holds wherever the registry keeps its files: these tests run over a folder, and once more over S3. */
const overEachStore = [
  'server/fileRoute',
  'server/killed.all',
  'server/publishing',
  'server/removing',
  'server/signing',
  'storage/dyingStorage',
];

const registryOver = (registryFiles) => ({
  ...native,
  displayName: `registry over ${registryFiles}`,
  globals: { registryFiles },
  ...database,
  testMatch: [...overEachStore, '**/*.processes'].map(
    (file) => `<rootDir>/services/release-registry/src/${file}.test.ts`,
  ),
});

const pathOf = (file) => `<rootDir>/services/shop-api/src/sale/${file}.test.ts`;

/** Test files of the packages' own sources; what a template or a build contains is none. */
const testsNamed = (name) => [
  `<rootDir>/tools/**/${name}`,
  `<rootDir>/!(tools)/{src,server,scripts,testing}/**/${name}`,
  `<rootDir>/{services,examples}/*/{src,testing}/**/${name}`,
];

const part = process.env.TEST_PART ?? 'all';
/** Paths that a part of the tests leaves out: `npm test` runs the core, `npm run test:all` also the rest; together they are all. */
const leftOutOf = { all: [], core: ['\\.all\\.'], rest: ['^(?!.*\\.all\\.)'] };
if (!Object.hasOwn(leftOutOf, part)) throw new Error(`TEST_PART is "${part}". Set it to core or rest, or not at all.`);
const leftOut = ['/node_modules/', ...leftOutOf[part]];

/** What runs once more over a second store or over two processes, and what wants the machine for itself: no part of the core. */
const repeated = [
  {
    ...shared,
    // What is promised in seconds is measured while no other test wants a processor.
    displayName: 'alone',
    testEnvironment: 'node',
    ...database,
    testMatch: testsNamed('*.alone.test.ts'),
  },
  {
    ...native,
    // Two shop-apis on one PostgreSQL, each call going to the next: the promises, and what only several can break.
    displayName: 'two processes',
    globals: { shopProcesses: 2 },
    ...database,
    testMatch: [...[...promises, ...both].map(pathOf), '<rootDir>/services/shop-api/src/**/*.processes.test.ts'],
  },
  registryOver('s3'),
];

export default {
  rootDir: shared.rootDir,
  // In the repository, since a run's own temporary folder goes with it.
  cacheDirectory: '<rootDir>/.cache/jest',
  // More than cores: many files wait for what the shop does by itself.
  maxWorkers: availableParallelism() + 3,
  testSequencer: '<rootDir>/tools/test/slowFirst.mjs',
  // What takes longer on a slow machine has a limit of its own, in its file.
  testTimeout: 60_000 * Number(process.env.TEST_PATIENCE ?? 1),
  projects: [
    {
      ...native,
      displayName: 'node',
      ...database,
      testMatch: testsNamed('*.test.ts'),
      testPathIgnorePatterns: [...leftOut, '\\.(isolated|processes|alone|cluster)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'isolated',
      testEnvironment: 'node',
      ...database,
      testMatch: testsNamed('*.isolated.test.ts'),
      testPathIgnorePatterns: leftOut,
    },
    {
      ...shared,
      displayName: 'document',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{*,services/*}/src/**/*.test.tsx'],
      testPathIgnorePatterns: leftOut,
      setupFilesAfterEnv: ['<rootDir>/remote-kit/testing/setup.ts'],
    },
    ...(part === 'core' ? [] : repeated),
  ],
};
