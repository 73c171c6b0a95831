import type { Page } from 'playwright/test';

/**
 * Prevents a page from being idle, so that it prefetches nothing: on a busy machine a prefetch could be interrupted at
 * any point.
 */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
