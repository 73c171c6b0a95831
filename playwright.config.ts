import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

/** The shop under test has ports and data of its own, so that it never meets a running shop. */
const ports = {
  SHOP_PORT: '43100',
  SHOP_API_PORT: '43101',
  PAYMENT_SANDBOX_PORT: '43102',
  REGISTRY_PORT: '43103',
  SIGN_ON_PORT: '43104',
};
process.env.JOURNEYS_DATA ??= join(tmpdir(), `festival-journeys-${process.pid}`);
const shopUrl = `http://127.0.0.1:${ports.SHOP_PORT}`;

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e/src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One shop, one database, two cores: the journeys take turns.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env.JOURNEYS_REPORT ? [['json', { outputFile: process.env.JOURNEYS_REPORT }] as const] : []),
  ],
  use: {
    baseURL: shopUrl,
    locale: 'nl-NL',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: { args: flags, ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}) },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
      testMatch: ['**/purchase.e2e.ts', '**/screens.e2e.ts'],
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    url: `${shopUrl}/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    env: { ...ports, SHOP_DATA: process.env.JOURNEYS_DATA, EXTRA_SHOPS: 'short-hold' },
  },
});
