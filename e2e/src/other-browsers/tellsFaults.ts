import { expect } from 'playwright/test';
import { release } from '../release.ts';
import { runningShop } from '../runningShop.ts';
import { faults, faultyShop } from './faultyShop.ts';
import type { OtherBrowser } from './otherBrowser.ts';

const failed = '//p[starts-with(normalize-space(), "Dit deel laadt niet")]';

interface Told {
  fault: string;
  owner: { role: string };
  trace: { module: string; browser: string };
}

/**
 * Breaks the files of mf-transport on both servers, and expects that the trace of this browser's page names the fault
 * and its owner, although each browser has another message for a missing file. `name` is the browser's name in its
 * header.
 */
export async function tellsFaults(browser: OtherBrowser, name: string): Promise<void> {
  const { shopUrl, registryUrl } = runningShop();
  const shop = await faultyShop(shopUrl, registryUrl, 'mf_transport');
  try {
    for (const [fault, expected] of [
      ['has a changed byte', { fault: 'file-altered', owner: 'release manager' }],
      ['has no chunks', { fault: 'file-missing', owner: 'operator of the registry' }],
    ] as const) {
      shop.set(faults[fault]);
      await browser.open(`${shop.url}/solstrand/transportation`);
      await browser.textOf(failed);
      await expect(() => {
        const { traces } = JSON.parse(release('trace', '--brand', 'solstrand', '--json')) as { traces: Told[] };
        const own = traces.filter(({ trace }) => trace.browser.startsWith(name));
        expect(own.map((told) => ({ fault: told.fault, owner: told.owner.role }))).toContainEqual(expected);
      }).toPass({ timeout: 60_000, intervals: [2_000] });
    }
  } finally {
    await shop.stop();
  }
}
