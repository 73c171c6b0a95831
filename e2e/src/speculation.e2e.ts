import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { holdCode } from './holdCode.ts';
import { expect, test } from './journey.ts';
import { runningShop } from './runningShop.ts';
import { signedInAs, signIn } from './signIn.ts';
import { stepTexts } from './stepTexts.ts';
import { withStockOf } from './withStockOf.ts';

/** Milliseconds after which a prefetched page is no longer shown. */
const untilStale = 4_000;

/**
 * Opens a shop's home page without its code, and points at its link to the tickets until their page is prefetched. @returns
 * a function that opens the link.
 */
const pointAtTickets = async (page: Page, shop = 'solstrand') => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Preload.enable');
  const fetched = new Promise((done) =>
    protocol.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done(status)),
  );
  await page.goto(`/${shop}`, { waitUntil: 'commit' });
  const link = page.getByRole('main').locator(`a[href$="/${shop}/tickets"]`).first();
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

test('before its code is loaded, a page opens a step that the browser has prefetched for a link [RTE-14]', async ({
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

test('a ticket that sold out after the prefetch of its page is shown as sold out: the page is loaded again [RTE-14]', async ({
  page,
}) => {
  await withStockOf('nachtwoud', 'day-sunday', async (leave) => {
    await holdCode(page);
    const open = await pointAtTickets(page, 'nachtwoud');
    await leave(0);
    await setTimeout(untilStale);
    await open();
    await expect.poll(() => cameBy(page).catch(() => '')).toBe('reload');
    await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Zondag' })).toContainText('Uitverkocht');
  });
});

test('a new cart, a sign-in and a sign-out invalidate a visitor’s prefetched pages [RTE-14]', async ({
  page,
  context,
}) => {
  const { shopUrl } = runningShop();
  const isMarked = async () => (await context.cookies()).some(({ name }) => name === 'speculated');
  const changes = {
    cart: async () => {
      await page.goto('/solstrand/tickets');
      await page.getByRole('button', { name: 'Meer Weekendticket', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Winkelmand:/ })).toHaveAccessibleName(/1 artikel/);
    },
    signIn: () => signIn(page, 'solstrand'),
    signOut: async () => {
      await page.request.post('/api/sign-on/logout', {
        headers: { 'x-shop': 'solstrand', origin: shopUrl },
        data: { returnTo: '/solstrand' },
      });
      expect(await signedInAs(page, 'solstrand')).toBeNull();
    },
  };
  for (const change of Object.values(changes)) {
    await context.addCookies([{ name: 'speculated', value: 'abcdefgh', url: shopUrl }]);
    await change();
    await expect.poll(isMarked).toBe(false);
  }
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
