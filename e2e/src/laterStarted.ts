import { expect, type Page } from 'playwright/test';

/**
 * Waits until an idle page has started its background work: it watches the connection and the cart's time, prefetches the next step and
 * starts measuring. The notice about the connection is the last element that it creates.
 */
export const laterStarted = (page: Page): Promise<void> =>
  expect(page.locator('p[class*="connectionNotice_notice"]')).toBeAttached({ timeout: 30_000 });
