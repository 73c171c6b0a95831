import type { Page, Response } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const version = `1.1.0-returning.${Date.now()}`;
/** The new version's text beside a ticket that is nearly sold out. */
const news = /^Terug: nog \d+$/;
/** Of scripts and styles, after one remote's update. */
const mostBytes = 5_000;

interface FetchedFile {
  path: string;
  bytes: number;
  encoding: string;
}

/** The scripts and styles that a page fetches from the server while `walk` goes on, and what they weigh there, compressed. */
async function fetchedDuring(page: Page, walk: () => Promise<void>): Promise<FetchedFile[]> {
  const encodings = new Map<string, string>();
  const note = (response: Response) => encodings.set(response.url(), response.headers()['content-encoding'] ?? '');
  page.on('response', note);
  await walk();
  page.off('response', note);
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, transferSize, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, isFetched: transferSize > 0, bytes: encodedBodySize };
    }),
  );
  return entries
    .filter(({ name, isFetched }) => isFetched && /\.(js|css)$/.test(name))
    .map(({ name, bytes }) => ({ path: new URL(name).pathname, bytes, encoding: encodings.get(name) ?? '' }));
}

const bytesOf = (files: readonly FetchedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const ofRemote = (files: readonly FetchedFile[]) => files.filter(({ path }) => path.startsWith('/remotes/mf_tickets/'));

test('a returning visitor fetches what a remote’s update has changed, in less than 5 kB, and the next page nothing; a new visitor gets the files as published [FED-03, FED-08]', {
  tag: '@changing',
}, async ({ page, browser, quietConsole }) => {
  const visitor = shopper(page);
  const open = (shown: RegExp) => async () => {
    await visitor.visit('/solstrand/tickets');
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  const first = await fetchedDuring(page, open(/^Nog \d+$/));
  expect(new Set(ofRemote(first).map(({ encoding }) => encoding))).not.toContain('dcz');

  publishVersion('mf-tickets', version, {
    'src/locales/nl.json': (json) => json.replace(/"left_other": "[^"]*"/, '"left_other": "Terug: nog {{count}}"'),
  });
  activateVersions('solstrand', [`mf_tickets@${version}`], 'A change of a text');
  try {
    const guestPage = async () => (await fetch(`${runningShop().shopUrl}/solstrand/tickets`)).text();
    await expect.poll(guestPage, { timeout: 5_000, intervals: [100] }).toContain(`/mf_tickets/${version}/`);

    const second = await fetchedDuring(page, open(news));
    expect(second.length).toBeGreaterThan(3);
    expect(second.filter(({ path }) => !path.startsWith(`/remotes/mf_tickets/${version}/`))).toEqual([]);
    expect(second.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);
    expect(bytesOf(second)).toBeLessThan(mostBytes);
    expect(bytesOf(second)).toBeLessThan(bytesOf(ofRemote(first)) / 5);

    expect(await fetchedDuring(page, open(news))).toEqual([]);

    const newcomers = await browser.newContext();
    quietConsole.watch(newcomers);
    const newcomer = await newcomers.newPage();
    const whole = await fetchedDuring(newcomer, async () => {
      await shopper(newcomer).visit('/solstrand/tickets');
      await expect(newcomer.getByText(news).first()).toBeVisible();
    });
    expect(ofRemote(whole).length).toBeGreaterThan(3);
    expect(whole.filter(({ encoding }) => encoding === 'dcz')).toEqual([]);
    await newcomers.close();
  } finally {
    release('roll-back', '--brand', 'solstrand', '--reason', 'The journey is over', '--by', 'journey');
  }
});
