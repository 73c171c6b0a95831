import { expect, type Locator, type Page } from 'playwright/test';

/** The focused element if it cannot be seen; empty if it can. Runs in the page. */
const unseenFocus = (): string => {
  const focused = document.activeElement;
  // Between the last and the first element of the page, the browser's own controls have the focus.
  if (!focused || focused === document.body) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const [right, bottom] = [Math.min(left + width, innerWidth), Math.min(top + height, innerHeight)];
  const at = document.elementFromPoint((Math.max(left, 0) + right) / 2, (Math.max(top, 0) + bottom) / 2);
  const isSeen = at !== null && (focused.contains(at) || at.contains(focused));
  return isSeen
    ? ''
    : `${focused.outerHTML.slice(0, 200)} is under ${at?.outerHTML.slice(0, 200) ?? 'the edge of the window'}`;
};

/** The actions of a shopper with a keyboard only. */
export const keyboard = (page: Page) => {
  const isFocused = (place: Locator): Promise<boolean> =>
    place.evaluateAll((nodes) => nodes.length === 1 && nodes[0] === document.activeElement);

  /** Presses Tab (or another key) until the element has the focus; at each stop the focus must be visible. */
  const goTo = async (place: Locator, key = 'Tab') => {
    await expect(place).toBeVisible();
    for (let presses = 0; !(await isFocused(place)); presses += 1) {
      expect(presses, `${key} does not lead to ${place}`).toBeLessThan(150);
      await page.keyboard.press(key);
      expect(await page.evaluate(unseenFocus)).toBe('');
    }
  };

  return {
    goTo,
    async press(place: Locator, key = 'Enter') {
      await goTo(place);
      // The control ignores presses during a write.
      await expect(place).not.toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press(key);
    },
    async type(place: Locator, text: string) {
      await goTo(place);
      await page.keyboard.type(text);
    },
  };
};
