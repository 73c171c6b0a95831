import { expect, type Locator, type Page } from 'playwright/test';

/** The dialogs over the page. A toast has that role too, and goes by itself after seconds: it is none of them. */
export const modals = (page: Page): Locator =>
  page.locator(':is([role=dialog], [role=alertdialog]):not([role=region][aria-label="Meldingen"] *)');

/** Waits until the focus is in this dialog: before that, keys are not for it. */
export const focusWithin = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
