import type { Page } from 'playwright/test';

/** Keeps a page from ever being idle, so that it fetches nothing ahead, which a busy machine would cut anywhere. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
