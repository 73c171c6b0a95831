import type { Page } from 'playwright/test';
import { expect, test as journey } from '../src/journey.ts';
import { festivals } from '../src/shopPages.ts';
import { whyNotCompared } from './recordedBrowser.ts';

export const brands = festivals.map(([brand]) => brand);

/** A phone and a usual desktop screen. */
export const screens = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

interface Pictures {
  isCompared: boolean;
  /** Compares the current page, in both widths, with the pictures `<name>.<width>.webp`. */
  expectPictures(page: Page, name: string, options?: { fullPage?: boolean }): Promise<void>;
}

/** A day during the sale of the example festivals, so that no text about a day differs between runs. */
export const day = new Date('2026-11-02T12:00:00+01:00');

/** A journey that compares pictures. */
export const test = journey.extend<Pictures>({
  isCompared: [
    async ({ browser }, use) => {
      const reason = whyNotCompared(browser);
      test.skip(reason !== null, reason ?? '');
      await use(true);
    },
    { auto: true },
  ],

  expectPictures: async ({ isCompared: _ }, use) => {
    await use(async (page, name, options) => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await picturesLoaded(page);
        // Soft: a difference here does not hide differences in the next states.
        await expect
          .soft(page, 'Judge the three files below; where the change is meant: npm run test:pictures')
          .toHaveScreenshot([`${name}.${screen.width}.webp`], options);
      }
    });
  },
});

/** Loads the lazy pictures of the page, and waits until all can be painted. */
const picturesLoaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });

export { expect };
