import type { Page } from 'playwright/test';
import { holdCode } from './holdCode.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true });

/** The names of the pictures that the page has requested, each with its width. */
const askedArt = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, piece] = /\/art\/([\w-]+)\.\w+$/.exec(request.url()) ?? [];
    if (piece) asked.push(piece);
  });
  return asked;
};

/** Opens the tickets page and delays its scripts. */
const openHeld = async (page: Page) => {
  const code = await holdCode(page);
  await page.goto('/solstrand/tickets', { waitUntil: 'commit' });
  await expect.poll(() => isThere(page, 0)).toBe(true);
  return code;
};

const pictures = (page: Page) => page.getByRole('article').locator('picture');

const isThere = (page: Page, index: number): Promise<boolean> =>
  pictures(page)
    .nth(index)
    .evaluate((picture) => (picture.querySelector('img')?.naturalWidth ?? 0) > 0);

test('a picture below the screen is not loaded before the code, and is then loaded before the visitor scrolls to it', async ({
  page,
}) => {
  const asked = askedArt(page);
  const code = await openHeld(page);
  expect(asked).toContain('weekend');
  expect(asked).not.toContain('camping');
  await code.release();
  await expect.poll(() => isThere(page, 1)).toBe(true);
  await expect(page.locator('html')).toHaveJSProperty('scrollTop', 0);
});

test('without the code a picture is fetched only when the visitor scrolls to it', async ({ page }) => {
  await openHeld(page);
  const last = (await pictures(page).count()) - 1;
  await pictures(page).nth(last).scrollIntoViewIfNeeded();
  await expect.poll(() => isThere(page, last)).toBe(true);
  expect(await isThere(page, 1)).toBe(false);
});

test('a phone fetches one rendition of each picture', async ({ page }) => {
  const asked = askedArt(page);
  await page.goto('/nachtwoud/tickets');
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const heroes = asked.filter((piece) => piece.startsWith('hero-tickets'));
  expect(heroes).toHaveLength(1);
  const pieces = asked.map((piece) => piece.replace(/-\d+$/, ''));
  expect(new Set(pieces).size).toBe(pieces.length);
});
