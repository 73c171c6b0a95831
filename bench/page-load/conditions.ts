import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** How a page is loaded. */
export interface Condition {
  name: string;
  /** How many times slower than this machine the processor is. */
  slowdown: number;
  /** Milliseconds that each request waits, and bits per second of the line; null where nothing holds them up. */
  line: { latency: number; bitsPerSecond: number } | null;
}

export const slowPhone: Condition = {
  name: 'slow phone',
  slowdown: 4,
  line: { latency: 150, bitsPerSecond: 1_600_000 },
};
export const unthrottled: Condition = { name: 'unthrottled', slowdown: 1, line: null };

/** A visitor of their own: an empty cache, a phone of 412 px, and an address that no other visitor has, since the host limits each. */
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
 * Puts a page under a condition. Chromium holds up each request by the latency and shares the line among all that are under way: it
 * knows neither connections nor priorities, so an order that only HTTP/2 priorities keep shows nothing here, one by who asks first does.
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
