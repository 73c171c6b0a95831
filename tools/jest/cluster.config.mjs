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

const globalSetup = '<rootDir>/services/shop-api/testing/clusterSetup.ts';
const kills = '<rootDir>/services/shop-api/src/sale/stock/nodeCrash.cluster.test.ts';

/**
 * The back end's tests on the cluster of CLUSTER_URL: its routes and those of the sign-on in one process; its promises, its races and what only a cluster has in two on
 * different nodes; and, while no other test needs them, with nodes that are killed.
 */
export default {
  rootDir: processes.rootDir,
  testTimeout: 600_000,
  maxWorkers: 2,
  projects: [
    {
      ...processes,
      displayName: 'two nodes',
      globalSetup,
      testMatch: [...processes.testMatch, '<rootDir>/services/shop-api/src/**/*.cluster.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', kills],
    },
    {
      ...processes,
      displayName: 'one node',
      globals: {},
      globalSetup,
      testMatch: [
        ...inOne.map((files) => `<rootDir>/services/shop-api/src/${files}.test.ts`),
        '<rootDir>/services/sign-on/src/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.(processes|cluster)\\.test\\.ts$'],
    },
    { ...processes, displayName: 'kills', globalSetup, testMatch: [kills] },
  ],
};
