import type { Page } from 'playwright/test';

/** Keeps a page from being idle, so that it prefetches nothing: a busy machine would interrupt a prefetch at any point. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
