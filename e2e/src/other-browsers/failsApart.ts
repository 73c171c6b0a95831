import { expect } from 'playwright/test';
import { runningShop } from '../runningShop.ts';
import { faults, faultyShop } from './faultyShop.ts';
import type { OtherBrowser } from './otherBrowser.ts';
import { button } from './places.ts';

/** The browser's messages about scripts that failed to load or differed from the published content. */
const expected =
  /integrity|digest|hash|NetworkError|Failed to load|Loading failed|Source map|blocked|refused|Cannot load|preload|ChunkLoadError/i;

const failed = '//p[starts-with(normalize-space(), "Dit deel laadt niet")]';
const buses = button('Meer Bus vanaf Utrecht, heen en terug');

/**
 * Tries each fault of mf-transport. First the page's origin fails, and the registry delivers the files. Then both fail,
 * and the slot shows a message. Then both work again, and `Try again` shows the buses. The console shows only the
 * browser's messages about lost scripts.
 */
export async function failsApart(browser: OtherBrowser): Promise<void> {
  const { shopUrl, registryUrl } = runningShop();
  const shop = await faultyShop(shopUrl, registryUrl, 'mf_transport');
  const open = (path: string) => browser.open(`${shop.url}/solstrand${path}`);
  try {
    for (const [taken, [name, fault]] of Object.entries(faults).entries()) {
      shop.set(fault, faults.none);
      await open('/transportation');
      await browser.press(buses);
      await browser.textOf(button(`Winkelmand: ${taken + 1} `));
      if (name === 'none') continue;

      shop.set(fault);
      await open('/transportation');
      await browser.textOf(failed);
      shop.set(faults.none);
      await browser.press(button('Opnieuw proberen'));
      await browser.textOf(buses);
    }
    expect(browser.complaints().filter((line) => !expected.test(line))).toEqual([]);
  } finally {
    await shop.stop();
  }
}
