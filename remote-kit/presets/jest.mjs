import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from './transform.mjs';

const testing = join(import.meta.dirname, '..', 'testing');
const setup = ['setup.js', 'setup.ts'].map((file) => join(testing, file)).find(existsSync);

/**
 * Jest settings for a remote in its own repository: tests of components and states run in a browser-like document, tests of rules run without one.
 */
const config = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(@festival|jotai)/)'],
  moduleNameMapper: { '\\.css$': join(testing, 'cssModule.cjs') },
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [setup],
};

export default config;
