import type { Page, Response } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const version = `1.1.0-returning.${Date.now()}`;
/** The new version's text next to a ticket that is nearly sold out. */
const news = /^Terug: nog \d+$/;
/** The maximum bytes of scripts and styles after one remote's update. */
const mostBytes = 5_000;

interface FetchedFile {
  path: string;
  bytes: number;
  encoding: string;
}

/** The scripts and styles that a page fetches from the server during `walk`, and their compressed size. */
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

/** The remote's files that a visitor fetches from opening the tickets until the text of the new version shows. */
async function fetchedTickets(page: Page, shown: RegExp): Promise<FetchedFile[]> {
  const files = await fetchedDuring(page, async () => {
    await shopper(page).visit('/solstrand/tickets');
    await expect(page.getByText(shown).first()).toBeVisible();
  });
  return files.filter(({ path }) => path.startsWith('/remotes/mf_tickets/'));
}

test('after a remote’s update, a returning visitor fetches only the changes, less than 5 kB, and no file the next time; a new visitor gets the published files [FED-03, FED-08]', {
  tag: '@changing',
}, async ({ page, browser, quietConsole }) => {
  const newVisitor = async () => {
    const context = await browser.newContext();
    quietConsole.watch(context);
    return context.newPage();
  };
  const earlier = await newVisitor();
  const whole = await fetchedTickets(page, /^Nog \d+$/);
  await fetchedTickets(earlier, /^Nog \d+$/);

  publishVersion('mf-tickets', version, {
    'src/locales/nl.json': (json) => json.replace(/"left_other": "[^"]*"/, '"left_other": "Terug: nog {{count}}"'),
  });
  activateVersions('solstrand', [`mf_tickets@${version}`], 'A change of a text');
  try {
    const guestPage = async () => (await fetch(`${runningShop().shopUrl}/solstrand/tickets`)).text();
    await expect.poll(guestPage, { timeout: 5_000, intervals: [100] }).toContain(`/mf_tickets/${version}/`);

    // On a busy machine the first visitor may not wait for a delta that is being made.
    await fetchedTickets(earlier, news);
    const changed = await fetchedTickets(page, news);
    expect(changed).toHaveLength(whole.length);
    for (const { path, encoding } of changed) {
      expect(path).toContain(`/${version}/`);
      expect(encoding).toBe('dcz');
    }
    expect(bytesOf(changed)).toBeLessThan(mostBytes);
    expect(bytesOf(changed)).toBeLessThan(bytesOf(whole) / 5);

    expect(await fetchedTickets(page, news)).toEqual([]);

    const asPublished = await fetchedTickets(await newVisitor(), news);
    expect(asPublished).toHaveLength(whole.length);
    for (const { encoding } of asPublished) expect(['br', '']).toContain(encoding);
  } finally {
    release('roll-back', '--brand', 'solstrand', '--reason', 'The journey is over', '--by', 'journey');
  }
});
