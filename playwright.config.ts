import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { picturesProjects } from './e2e/pictures/picturesProjects.ts';
import { chromiumPath } from './host/server/version-check/chromiumPath.ts';

/** The journeys that change what all others of a shop share: its releases, brands, running parts and locked tables. */
const changing = /@changing/;

/** The journeys of `--grep @core` and the pictures, which change nothing of that. */
const isUnchanging = / (--grep[ =]@core|--project[ =]pictures)( |$)/.test(process.argv.join(' '));

/**
 * A start costs 19 s of a processor, so the workers share one shop: journeys use carts, accounts and stock that no other one counts. Those
 * that change more have a second shop, and one worker. JOURNEY_SHOPS=1 walks everything in one shop, one journey at a time.
 */
const shopCount = Number(process.env.JOURNEY_SHOPS ?? (isUnchanging ? 1 : 2));
const shops = Array.from({ length: shopCount }, (_, index) => index);
const isOneForAll = shopCount === 1 && !isUnchanging;
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

/** How much longer than at a desk a page may take, where nobody waits for the answer. */
const patience = Number(process.env.TEST_PATIENCE ?? 1);

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

const executablePath = chromiumPath();

/** Without motion, which costs a software renderer much; the phone keeps it. */
const desktop = { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig<object, { shop: number }>({
  testDir: 'e2e/src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One more than cores, since journeys wait too: for holds that end, slow lines, and a sign-on that is away.
  workers: isOneForAll ? 1 : Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  retries: 0,
  // What is missing is a failure; `npm run test:pictures` writes it.
  updateSnapshots: 'none',
  // Limits that answer soon. What takes longer has one of its own: `longWalk` in a journey's file, `timeout` where a page is waited for.
  timeout: 60_000 * patience,
  expect: { timeout: 5_000 * patience },
  reporter: [
    ['list'],
    ...(process.env.JOURNEYS_REPORT ? [['json', { outputFile: process.env.JOURNEYS_REPORT }] as const] : []),
  ],
  use: {
    locale: 'nl-NL',
    actionTimeout: 10_000 * patience,
    // A record of what was done and asked for. Pictures of each moment would cost more than the journeys themselves: `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // First, since it has one worker alone.
    { name: 'changing', use: { ...desktop, shop: shopCount - 1 }, grep: changing, workers: 1 },
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
      testMatch: ['**/purchase.e2e.ts', '**/languageChoice.e2e.ts'],
    },
    { name: 'desktop', use: desktop, grepInvert: changing },
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
