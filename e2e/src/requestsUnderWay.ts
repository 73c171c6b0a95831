import { expect, type Page, type Request } from 'playwright/test';

/** Milliseconds without a change after which no further request is expected. */
const quiet = 500;

/**
 * Follows a page's requests from now on. It replaces Playwright's `networkidle`: about one page in a hundred never
 * reaches that state, although its requests have ended.
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
    /**
     * Waits until all requests have ended and no new one starts; fails with the addresses of requests that do not end.
     */
    async ended() {
      const open = () => [...underWay].map((request) => request.url());
      await expect
        .poll(() => (performance.now() - lastChange < quiet ? 'something came' : open()), { intervals: [100] })
        .toEqual([]);
    },
  };
}
