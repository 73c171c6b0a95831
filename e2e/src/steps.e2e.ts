import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { laterStarted } from './laterStarted.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';
import { shopper } from './shopper.ts';
import { stepScript, stepTexts } from './stepTexts.ts';

const next = (page: Page) => page.getByRole('link', { name: /^Volgende/ });

/**
 * The addresses that the page has fetched over the network since a time on its clock. Left out are requests for which
 * no step waits: pictures of products and reports of visits.
 */
const fetchedSince = (page: Page, moment: number): Promise<string[]> =>
  page.evaluate(
    (since) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime, transferSize }) => {
          const isProduct = /\/brand\/.*\/art\/(?!hero-)/.test(name);
          const isReport = name.includes('/telemetry/');
          return startTime >= since && transferSize > 0 && !isProduct && !isReport;
        })
        .map(({ name }) => new URL(name).pathname),
    moment,
  );

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Waits until the page has prefetched this file. */
const isFetched = (page: Page, file: RegExp) =>
  expect.poll(async () => (await fetchedSince(page, 0)).some((name) => file.test(name))).toBe(true);

/**
 * Opens the next step. Returns the addresses that were fetched from the press until its heading and products were
 * shown.
 */
const openNext = async (page: Page, heading: string, product: string): Promise<string[]> => {
  const pressed = await now(page);
  // Presses by script, so that no pointer event announces the press.
  await next(page).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('button', { name: product })).toBeVisible();
  const shown = await now(page);
  const all = await fetchedSince(page, pressed);
  const later = await fetchedSince(page, shown);
  return all.filter((name) => !later.includes(name));
};

/** Reports to the page that the visitor saves data, as a browser does. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

test('the next step is prefetched while the shopper reads: a press shows its page without a request [RTE-14]', async ({
  page,
}) => {
  await shopper(page).visit('/solstrand/packages');
  await isFetched(page, stepScript('transportation'));
  await isFetched(page, /hero-transport/);
  const sent = await openNext(page, stepTexts('transportation').title, 'Meer Bus vanaf Utrecht, heen en terug');
  // Requests for the step after that are left out: they are the prefetch for the next press.
  expect(sent.filter((name) => !/merch|hero-/.test(name))).toEqual([]);
});

test('with data saver only a pressed step is fetched, and is shown as usual [RTE-14]', async ({ page }) => {
  await saveData(page);
  const underWay = requestsUnderWay(page);
  await shopper(page).visit('/solstrand/packages');
  await next(page).hover();
  await next(page).focus();
  // The page has been idle, so without data saver it would have prefetched.
  await laterStarted(page);
  await underWay.ended();
  const ahead = [stepScript('transportation'), /hero-transport|page-slug|checkout-panel|general-modal|cart-calls/];
  expect((await fetchedSince(page, 0)).filter((name) => ahead.some((file) => file.test(name)))).toEqual([]);
  const sent = await openNext(page, stepTexts('transportation').title, 'Meer Bus vanaf Utrecht, heen en terug');
  expect(sent.some((name) => stepScript('transportation').test(name))).toBe(true);
});

test('a visible link loads its code while the page is idle, and a press on it loads the data [RTE-14]', async ({
  page,
}) => {
  await shopper(page).visit('/solstrand/packages');
  // The link is neither pointed at nor focused.
  await isFetched(page, stepScript('merchandise'));
  await isFetched(page, stepScript('tickets'));
});

test('pointing at a link loads its page before the press [RTE-14]', async ({ page }) => {
  await shopper(page).visit('/solstrand/packages');
  const extras = page
    .getByRole('navigation', { name: 'Stappen' })
    .getByRole('link', { name: stepTexts('extras').name });
  await extras.hover();
  await isFetched(page, stepScript('extras'));
  const pressed = await now(page);
  await extras.click();
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('extras').title })).toBeVisible();
  expect((await fetchedSince(page, pressed)).filter((name) => stepScript('extras').test(name))).toEqual([]);
});
