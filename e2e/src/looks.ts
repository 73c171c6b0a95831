import type { Page } from 'playwright/test';
import { isLongRun } from './testSize.ts';

/** A combination of screen width and text size. */
interface Look {
  /** Width of the window, in CSS px. */
  width: number;
  /** Size of the text, in percent. */
  text: number;
}

/** The widths, from the narrowest phone to a wide screen, with both sides of each breakpoint of the layout [LAY-01]. */
const widths = [320, 375, 767, 1024, 1280, 1920];
const texts = [100, 200];

/**
 * All looks in a long run, otherwise the look of this turn. Six turns show all widths; an odd `start` swaps the text
 * sizes, so that two starts show each width in both sizes.
 */
export const looksOf = (turn: number, start: number): Look[] => {
  if (isLongRun) return widths.flatMap((width) => texts.map((text) => ({ width, text })));
  return [{ width: widths[(turn + start) % widths.length] ?? 0, text: texts[turn % texts.length] ?? 0 }];
};

export const lookAt = async (page: Page, { width, text }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, text);
};

/** The elements that are wider than the window; a page must have none. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth - clientWidth} px`, ...guilty.map((element) => element.outerHTML.slice(0, 120))];
  });
