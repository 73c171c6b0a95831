import type { Locator, Page } from 'playwright/test';

/** The dialogs over the page. A toast has that role too, and goes by itself after seconds: it is none of them. */
export const modals = (page: Page): Locator =>
  page.locator(':is([role=dialog], [role=alertdialog]):not([role=region][aria-label="Meldingen"] *)');
