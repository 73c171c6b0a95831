import base from './jest.config.mjs';

const { rootDir, transform, transformIgnorePatterns, moduleNameMapper } = base.projects.find(
  ({ displayName }) => displayName === 'isolated',
);

/**
 * The tests of rules, for `npm run test:mutation`: those without rendering. As one project, since the mutation tests see only then
 * which test runs through what; without the database, which rules do not know. They run in a copy that holds one package.
 */
export default {
  rootDir,
  transform,
  transformIgnorePatterns,
  moduleNameMapper,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*/src/**/*.test.ts'],
};
