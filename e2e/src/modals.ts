import { expect, type Locator, type Page } from 'playwright/test';

/** The dialogs over the page. Toasts are left out: they have the same role, but disappear by themselves. */
export const modals = (page: Page): Locator =>
  page.locator(':is([role=dialog], [role=alertdialog]):not([role=region][aria-label="Meldingen"] *)');

/** Waits until the focus is in this dialog, because earlier keys would go to the page. */
export const focusWithin = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
