import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { holdCode } from './holdCode.ts';
import { expect, test } from './journey.ts';
import { stepTexts } from './stepTexts.ts';

/** Milliseconds after which a prefetched page is not shown any more. */
const untilStale = 4_000;

/**
 * Opens the home page without its code, and points at its link to the tickets until their page is prefetched. @returns
 * a function that opens the link.
 */
const pointAtTickets = async (page: Page) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Preload.enable');
  const fetched = new Promise((done) =>
    protocol.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done(status)),
  );
  await page.goto('/solstrand', { waitUntil: 'commit' });
  const link = page.getByRole('main').locator('a[href$="/solstrand/tickets"]').first();
  await link.hover();
  await fetched;
  return async () => {
    await link.click({ noWaitAfter: true });
    await page.waitForURL(/\/tickets$/, { waitUntil: 'commit' });
  };
};

const cameBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    return navigation?.deliveryType || navigation?.type || '';
  });

test('before its code is loaded, a page opens a step from the browser’s prefetch of a link [RTE-14]', async ({
  page,
}) => {
  const code = await holdCode(page);
  // On a busy machine the press may come too late.
  await expect(async () => {
    const open = await pointAtTickets(page);
    await open();
    expect(await cameBy(page)).toBe('navigational-prefetch');
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
  await code.release();
  const cart = page.getByRole('button', { name: /^Winkelmand:/ });
  await page.getByRole('button', { name: 'Meer Weekendticket', exact: true }).click();
  await expect(cart).toHaveAccessibleName(/1 artikel/);
});

test('an outdated prefetch of a step is loaded again, because the step may be sold out [RTE-14]', async ({ page }) => {
  await holdCode(page);
  const open = await pointAtTickets(page);
  await setTimeout(untilStale);
  await open();
  await expect.poll(() => cameBy(page).catch(() => '')).toBe('reload');
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
});

test('a step that was prefetched in another language is loaded in the chosen one [RTE-14, I18-02]', async ({
  page,
}) => {
  await holdCode(page);
  const open = await pointAtTickets(page);
  await page.request.get('/solstrand?language=en');
  await open();
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets', 'en').title })).toBeVisible();
});
