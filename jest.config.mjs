import { availableParallelism } from 'node:os';
import { transform } from '@festival/remote-kit/jest/transform';

/** One configuration for every package: services' tests are loaded by Node itself, other `.test.ts` by Jest, `.test.tsx` in a browser-like document. */
const shared = {
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(@fastify/cookie|calc-s2-rust|content-disposition|cookie|node-pg-migrate|glob|jose|jotai|oauth4webapi|oidc-provider|openid-client|semver)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/remote-kit/testing/cssModule.cjs',
    '\\.css$': '<rootDir>/remote-kit/testing/cssModule.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
};

/** One PostgreSQL for all tests of a run; it starts when the first test asks for it. */
const database = {
  globalSetup: '<rootDir>/shop-api/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/shop-api/testing/globalTeardown.ts',
};

/** What Node loads by itself, without Jest's modules (docs/decisions/0029): what is imported is loaded once for all files of a worker. */
const native = {
  modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
  transform: {},
  testEnvironment: '<rootDir>/tools/test/nativeEnvironment.mjs',
  testRunner: '<rootDir>/tools/test/nativeTests.mjs',
};

/** Packages without components or what takes a browser's place. */
const services = 'brand-art|example-festivals|payment-sandbox|release-registry|shared-contracts|shop-api|sign-on|tools';

/** What the back end promises, whichever process answers: these tests run over two processes; in a long run also in one. */
const promises = [
  'limits/accountLimits',
  'cart/accountCart',
  'cart/cartPrivacy',
  'cart/cartRoutes',
  'stay/roomStock',
  'order/orderRoutes',
  'voucher/voucherRoutes',
];

/** In one process it waits for minutes and changes the database; over two it pays all combinations at the same time. */
const both = ['payment/paymentMatrix'];

/** What holds whatever the registry keeps its records and files in: all that ask a whole registry. The services' project runs them over a folder. */
const overEachStore = [
  'server/activating',
  'server/console',
  'server/contracts',
  'server/documentRoute',
  'server/fileRoute',
  'server/keptRelease',
  'server/killed',
  'server/mounting',
  'server/publishing',
  'server/removing',
  'server/rollingBack',
  'server/signing',
  'server/staging',
  'server/steps',
  'server/takingBack',
  'server/tokens',
  'storage/dyingStorage',
];

const registryOver = (registryStore) => ({
  ...native,
  displayName: `registry over ${registryStore}`,
  globals: { registryStore },
  ...database,
  testMatch: [...overEachStore, '**/*.processes'].map((file) => `<rootDir>/release-registry/src/${file}.test.ts`),
});

const pathOf = (file) => `<rootDir>/shop-api/src/sale/${file}.test.ts`;

export default {
  // More than cores: many files wait for what the shop does by itself.
  maxWorkers: availableParallelism() + 3,
  testSequencer: '<rootDir>/tools/test/slowFirst.mjs',
  // Generous: a machine that is busy with something else passes too. What is promised in seconds, a test asserts.
  testTimeout: 600_000,
  projects: [
    {
      ...native,
      displayName: 'services',
      ...database,
      testMatch: [`<rootDir>/@(${services})/**/*.test.ts`],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.(processes|alone|cluster)\\.test\\.ts$',
        ...(process.env.TEST_SIZE === 'long' ? [] : promises.map(pathOf)),
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      ...database,
      testMatch: [`<rootDir>/!(${services})/{src,server,scripts,testing,tools}/**/*.test.ts`],
      testPathIgnorePatterns: ['/node_modules/', '\\.alone\\.test\\.ts$'],
    },
    {
      ...shared,
      // What is promised in seconds is measured while no other test wants a processor.
      displayName: 'alone',
      testEnvironment: 'node',
      ...database,
      testMatch: ['<rootDir>/*/**/*.alone.test.ts'],
    },
    {
      ...native,
      // Two shop-apis on one PostgreSQL, each call going to the next: the promises, and what only several can break.
      displayName: 'two processes',
      globals: { shopProcesses: 2 },
      ...database,
      testMatch: [...[...promises, ...both].map(pathOf), '<rootDir>/shop-api/src/**/*.processes.test.ts'],
    },
    registryOver('postgresql and s3'),
    {
      ...shared,
      displayName: 'document',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/remote-kit/testing/setup.ts'],
    },
  ],
};
