import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { laterStarted } from './laterStarted.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';
import { shopper } from './shopper.ts';

/** A shop with a tag manager and a testing script. */
const slug = 'solstrand-meten';
const question = 'Mogen we je bezoek meten?';
const request = (page: Page) => page.getByRole('region', { name: question });

declare global {
  interface Window {
    /** The events that this journey's scripts have recorded. */
    tags?: string[];
    /** The queue of the tag manager. */
    dataLayer?: { event?: string }[];
  }
}

/** The tools' scripts as this journey simulates them: each records that it ran, and the data that it may send. */
const script = `(window.tags ??= []).push(document.currentScript.src);
  for (const origin of ['https://tags.example.org', 'https://elsewhere.example'])
    fetch(origin + '/hit', { mode: 'no-cors' }).then(() => window.tags.push('sent to ' + origin), () => window.tags.push('kept from ' + origin));`;

/** The requested addresses outside the shop. */
const outsiders = async (context: BrowserContext): Promise<string[]> => {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: script });
    },
  );
  return asked;
};

/** Opens a page and advances its clock until all of the page's automatic work is done. */
const visitLong = async (page: Page, path: string) => {
  await page.clock.install();
  const underWay = requestsUnderWay(page);
  const answer = await page.goto(path);
  await laterStarted(page);
  await underWay.ended();
  await page.clock.runFor(10_000);
  await underWay.ended();
  return answer;
};

const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-FESTIVAL';
const testingScript = 'https://dev.visualwebsiteoptimizer.com/lib/1234.js';
const published = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter(Boolean));

test('nothing leaves the page before consent; after consent the tags run and events are published; after consent is withdrawn, all of this stops [ANL-01, ANL-02]', async ({
  page,
  context,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.allow(/elsewhere\.example/);
  const asked = await outsiders(context);
  const visitor = shopper(page);
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Weekendticket', 1);
  await expect(request(page)).toBeVisible();
  await expectAccessible(page);
  await expect(request(page)).toMatchAriaSnapshot(`
    - region "Mogen we je bezoek meten?":
      - heading "Mogen we je bezoek meten?"
      - paragraph
      - button "Weigeren"
      - button "Toestaan"
  `);
  expect([asked, await published(page)]).toEqual([[], []]);

  await request(page).getByRole('button', { name: 'Toestaan' }).click();
  await expect(request(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.tags?.length)).toBe(6);
  const tags = await page.evaluate(() => window.tags ?? []);
  expect([...new Set(tags)].sort()).toEqual(
    [tagManager, testingScript, 'sent to https://tags.example.org', 'kept from https://elsewhere.example'].sort(),
  );
  await visitor.giveOne('Weekendticket');
  await expect.poll(() => published(page)).toEqual(['gtm.js', 'remove_from_cart']);

  await page.reload();
  // The answer also applies to the next page, which is painted before any tag runs.
  await expect.poll(() => page.evaluate(() => window.tags?.length)).toBe(6);
  const firstOf = (name: string) => page.evaluate((given) => performance.getEntriesByName(given)[0]?.startTime, name);
  const paint = (await firstOf('first-contentful-paint')) ?? Number.POSITIVE_INFINITY;
  for (const tag of [tagManager, testingScript]) expect(await firstOf(tag)).toBeGreaterThan(paint);
  await expect(request(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Meten en cookies' }).click();
  await expect(request(page)).toContainText('Je hebt het toegestaan.');
  await expect(request(page)).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await request(page).getByRole('button', { name: 'Weigeren' }).click();
  await reloaded;
  asked.length = 0;
  await visitLong(page, `/${slug}`);
  await expect(page.getByRole('button', { name: 'Meten en cookies' })).toBeVisible();
  expect([asked, await published(page)]).toEqual([[], []]);
});

test('after a refusal no tag is loaded, and the question is not asked again [ANL-01, ANL-02]', async ({
  page,
  context,
}) => {
  const asked = await outsiders(context);
  const visitor = shopper(page);
  await visitor.visit(`/${slug}/tickets`);
  await request(page).getByRole('button', { name: 'Weigeren' }).click();
  await visitLong(page, `/${slug}`);
  await expect(request(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Meten en cookies' }).click();
  await expect(request(page)).toContainText('Je hebt het geweigerd.');
  expect([asked, await published(page)]).toEqual([[], []]);
});

test('a shop without tags does not ask for consent and keeps its policy closed [ANL-02]', async ({ page }) => {
  const answer = await visitLong(page, '/solstrand/tickets');
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await expect(request(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Meten en cookies' })).toHaveCount(0);
});
