import { expect, type Page } from 'playwright/test';

/**
 * Waits until the page has started what no shopper waits for, once it was idle: it follows the line and the cart's time, fetches the next
 * step ahead, and begins to measure. The element of the notice about the line is the last thing that it makes.
 */
export const laterStarted = (page: Page): Promise<void> =>
  expect(page.locator('p[class*="connectionNotice_notice"]')).toBeAttached({ timeout: 30_000 });
