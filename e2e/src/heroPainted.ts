import { expect, type Page } from 'playwright/test';

/** Waits for the hero's picture: the browser warns about a preloaded picture that is not used yet. */
export const heroPainted = async (page: Page): Promise<void> => {
  const hero = page.locator('picture img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)))
    .toBeGreaterThan(0);
};
