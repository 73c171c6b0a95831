import { expect, type Page, type Request } from 'playwright/test';

/** Milliseconds without a change after which nothing more is expected. */
const quiet = 500;

/**
 * Follows a page's requests from now on. It replaces Playwright's `networkidle`, which about one page in a hundred never reaches although
 * its requests have ended.
 */
export function requestsUnderWay(page: Page): { ended(): Promise<void> } {
  const underWay = new Set<Request>();
  let lastChange = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = performance.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    lastChange = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    /** Waits until all has come and nothing more is asked for; fails with the addresses that don't come. */
    async ended() {
      const open = () => [...underWay].map((request) => request.url());
      await expect
        .poll(() => (performance.now() - lastChange < quiet ? 'something came' : open()), { intervals: [100] })
        .toEqual([]);
    },
  };
}
