import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { runningShop } from './runningShop.ts';

/** Whether this worker's shop is ready. No request can be sent before the shop has recorded its address. */
const isShopReady = async (): Promise<boolean> => {
  try {
    return (await fetch(`${runningShop().shopUrl}/health`)).ok;
  } catch {
    return false;
  }
};

/**
 * The time limit of files with long journeys (10 to 40 s on two idle cores): a purchase, a version that is built and
 * published, a slow phone, a cart that expires.
 */
export const longWalk = { timeout: 240_000 } as const;

export interface Journey {
  /**
   * Fails the journey at its end for every error or warning on the console, except those that `allow` was called for.
   * `watch` also checks the console of another browser context.
   */
  quietConsole: { allow(pattern: RegExp): void; watch(context: BrowserContext): void };
  /** Fails if the screen, or a part of it, breaks a WCAG 2.2 AA rule. */
  expectAccessible(page: Page, part?: string): Promise<void>;
}

/** A journey whose console must stay empty, and whose screens can be checked against WCAG. */
export const test = base.extend<Journey, { shop: number; readyShop: boolean }>({
  shop: [0, { option: true, scope: 'worker' }],

  // The shops start at the same time; the first one is ready before the first journey, the others a moment later.
  readyShop: [
    async ({ shop }, use) => {
      process.env.JOURNEYS_SHOP = String(shop);
      while (!(await isShopReady())) await setTimeout(200);
      await use(true);
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],

  baseURL: ({ browserName: _ }, use) => use(runningShop().shopUrl),

  quietConsole: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()))
            messages.push(`${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (error) => messages.push(String(error.error())));
      };
      watch(context);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      expect(messages.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ context: _ }, use) => {
    await use(async (page, part = 'html') => {
      const found = await axe(page).include(part).withTags(rules).analyze();
      const broken: string[] = [];
      for (const { id, nodes } of found.violations)
        for (const { html, target } of nodes)
          if (id !== 'target-size' || (await isTooSmall(page, target))) broken.push(`${id}: ${html}`);
      // Soft: a violation on this screen does not hide violations on the next ones.
      expect.soft(broken, page.url()).toEqual([]);
    });
  },
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs axe only in the page itself, because no page has frames. Collects only violations. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

type Target = Parameters<AxeBuilder['include']>[0] & unknown[];

/**
 * Whether a target is too small where it is fully visible. Ignores targets that are partly covered by the bar at the
 * bottom of the page, or by an open menu, which a press outside closes.
 */
const isTooSmall = async (page: Page, target: Target): Promise<boolean> => {
  const [selector] = target;
  await page.locator(String(selector)).evaluate((node) => {
    node.scrollIntoView({ block: 'center' });
    for (const menu of document.querySelectorAll<HTMLElement>('details[open] > :not(summary)'))
      if (!menu.contains(node)) menu.style.visibility = 'hidden';
  });
  const again = await axe(page).include(target).withRules('target-size').analyze();
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('details[open] > :not(summary)'))
      menu.style.visibility = '';
  });
  return again.violations.length > 0;
};

export { expect };
