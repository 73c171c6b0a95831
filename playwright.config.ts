import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { picturesProjects } from './e2e/pictures/picturesProjects.ts';

/**
 * Each worker walks a shop of its own, so that no journey meets what another one changes; JOURNEY_SHOPS=1 starts one alone. One more
 * than cores, since journeys wait too: for holds that end, slow lines, and a sign-on that is away.
 */
const usual = Math.min(4, availableParallelism() + 1);
const shops = Array.from({ length: Number(process.env.JOURNEY_SHOPS ?? usual) }, (_, index) => index);
process.env.JOURNEYS_DATA ??= join(tmpdir(), `festival-journeys-${process.pid}`);
const journeysData = process.env.JOURNEYS_DATA;

/** Ports of this run's own, so that it meets no running shop and no other run. */
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 600) * 20);
const firstPort = Number(process.env.JOURNEYS_PORT);
const portsOf = (shop: number) =>
  Object.fromEntries(
    ['SHOP_PORT', 'SHOP_API_PORT', 'PAYMENT_SANDBOX_PORT', 'REGISTRY_PORT', 'SIGN_ON_PORT'].map((name, index) => [
      name,
      String(firstPort + shop * 10 + index),
    ]),
  );

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without windows and menus Chromium knows no kind of connection, and would fetch pictures from farther below than on 4G.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

export default defineConfig({
  testDir: 'e2e/src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: shops.length,
  fullyParallel: true,
  retries: 0,
  // What is missing is a failure; `npm run pictures` writes it.
  updateSnapshots: 'none',
  // Generous: a machine that is busy with something else passes too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.JOURNEYS_REPORT ? [['json', { outputFile: process.env.JOURNEYS_REPORT }] as const] : []),
  ],
  use: {
    locale: 'nl-NL',
    actionTimeout: 45_000,
    // A record of what was done and asked for. Pictures of each moment would cost more than the journeys themselves: `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { args: flags, ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}) },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
      testMatch: ['**/purchase.e2e.ts', '**/languageChoice.e2e.ts'],
    },
    // Without motion, which costs a software renderer much; the phone keeps it.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Browsers beside Chromium, each with its own driver, where they are installed (`npm run test:browsers`).
    { name: 'browsers', testMatch: ['**/firefox.e2e.ts', '**/webkit.e2e.ts'] },
    ...picturesProjects,
  ],
  // The first one builds for all; then they start at the same time, and each worker waits for its own shop (`readyShop`).
  webServer: shops.map((shop) => ({
    name: `shop ${shop + 1}`,
    command: 'node tools/start.mjs',
    ...(shop === shops.length - 1
      ? { url: `http://127.0.0.1:${portsOf(shop).SHOP_PORT}/health` }
      : { wait: { stdout: /remotes are built/ } }),
    // On a busy machine the first start installs and builds for minutes.
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
    stdout: 'pipe' as const,
    env: { ...portsOf(shop), SHOP_DATA: join(journeysData, `shop-${shop}`), EXTRA_SHOPS: 'short-hold,measured' },
  })),
});
