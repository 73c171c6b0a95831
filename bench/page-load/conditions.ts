import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The conditions under which a page is loaded. */
export interface Condition {
  name: string;
  /** How many times slower the processor is than this machine's. */
  slowdown: number;
  /** Latency per request in milliseconds, and bits per second of the line; null for no throttling. */
  line: { latency: number; bitsPerSecond: number } | null;
}

export const slowPhone: Condition = {
  name: 'slow phone',
  slowdown: 4,
  line: { latency: 150, bitsPerSecond: 1_600_000 },
};
export const unthrottled: Condition = { name: 'unthrottled', slowdown: 1, line: null };

/**
 * Opens a browser context for a new visitor: an empty cache, a phone of 412 px, and a separate client address, since the host limits each address.
 */
export function openVisitor(browser: Browser, number: number): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'nl-NL',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` },
  });
}

/**
 * Applies a condition to a page. Chromium delays each request by the latency and divides the bandwidth among all running requests. It does not
 * simulate connections or priorities: the order of requests has an effect, but HTTP/2 priorities have none.
 */
export async function imposeCondition(page: Page, { slowdown, line }: Condition): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    const throughput = line.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return session;
}
