import { expect, type Page } from 'playwright/test';

/**
 * Waits until the hero's picture is painted; otherwise the browser warns about a preloaded picture that is not used.
 */
export const heroPainted = async (page: Page): Promise<void> => {
  const hero = page.locator('picture img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)))
    .toBeGreaterThan(0);
};
