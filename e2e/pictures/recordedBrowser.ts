import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright/test';

const file = join(import.meta.dirname, 'browser.json');
const pictures = join(import.meta.dirname, 'expected');

const recorded = (): number => (JSON.parse(readFileSync(file, 'utf8')) as { chromium: number }).chromium;
const majorOf = (browser: Browser): number => Number.parseInt(browser.version(), 10);

/** The reason why this browser's pages can't be compared with the pictures, as a sentence; null if they can. */
export const whyNotCompared = (browser: Browser): string | null =>
  majorOf(browser) === recorded()
    ? null
    : `Pictures are not compared: Chromium ${recorded()} made them, and this one is ${majorOf(browser)}, which may draw the same page otherwise. npm run test:pictures makes them all anew with this one.`;

/**
 * Records which browser takes the pictures.
 * @throws while pictures of another browser exist.
 */
export const recordBrowser = (browser: Browser): void => {
  if (!existsSync(pictures)) writeFileSync(file, `{ "chromium": ${majorOf(browser)} }\n`);
  const reason = whyNotCompared(browser);
  if (reason) throw new Error(`One browser makes all pictures. ${reason}`);
};
