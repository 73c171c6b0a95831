import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FullConfig } from 'playwright/test';

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'browser.json'), 'utf8')) as { chromium: number };

/** Why this run can't compare pictures, in a sentence; null where it can, and where it renews them. */
export const whyNotCompared = (browser: Browser, { updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>) => {
  const major = Number.parseInt(browser.version(), 10);
  if (major === recorded.chromium || updateSnapshots !== 'none') return null;
  return `Pictures are not compared: Chromium ${recorded.chromium} made them, and this one is ${major}, which may draw a page otherwise. To renew them with this one: npm run pictures`;
};
