import base from './jest.config.mjs';

const {
  displayName: _one,
  globalSetup: _start,
  globalTeardown: _stop,
  ...processes
} = base.projects.find(({ displayName }) => displayName === 'two processes');

const inOne = [
  'sale/stock/reserve',
  'sale/expiry/*',
  'after-sale/**/*',
  'sale/{order,payment,stay,upgrade,limits,voucher}/**/*',
  'people/**/*',
  'catalogue/**/*',
  'announcement/*',
  'seeding/*',
];

/** The back end's tests on the cluster of CLUSTER_URL: its routes in one process, its promises and races in two on different nodes. */
export default {
  testTimeout: 240_000,
  maxWorkers: 2,
  projects: [
    { ...processes, displayName: 'two nodes', globalSetup: '<rootDir>/shop-api/testing/clusterSetup.ts' },
    {
      ...processes,
      displayName: 'one node',
      globals: {},
      globalSetup: '<rootDir>/shop-api/testing/clusterSetup.ts',
      testMatch: inOne.map((files) => `<rootDir>/shop-api/src/${files}.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', '\\.processes\\.test\\.ts$'],
    },
  ],
};
