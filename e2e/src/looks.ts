import type { Page } from 'playwright/test';

/** A way to look at a page. */
interface Look {
  /** Width of the window, in CSS px. */
  width: number;
  /** Size of the text, in percent. */
  text: number;
}

/** From the narrowest phone to a wide screen, with both sides of each breakpoint of the layout [LAY-01]. */
const widths = [320, 375, 767, 1024, 1280, 1920];
const texts = [100, 200];

/** How many of these a screen is seen in when each width is taken once. */
export const looksInTurn = widths.length;

/** All looks; or, of a short run, one: `turn` counts up, and over `looksInTurn` of them all widths come, in both sizes of text. */
export const looksOf = (turn: number): Look[] => {
  if (process.env.TEST_SIZE === 'long') return widths.flatMap((width) => texts.map((text) => ({ width, text })));
  const at = turn % widths.length;
  return [{ width: widths[at] ?? 0, text: texts[(turn + Math.floor(turn / widths.length)) % texts.length] ?? 0 }];
};

export const lookAt = async (page: Page, { width, text }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, text);
};
