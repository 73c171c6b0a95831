import { expect, type Page } from 'playwright/test';

/** Waits until the picture over the page is there: the browser complains of one that was fetched ahead and is not used yet. */
export const heroPainted = async (page: Page): Promise<void> => {
  const hero = page.locator('picture img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)))
    .toBeGreaterThan(0);
};
