import type { Page } from 'playwright/test';
import { cartCalls } from './cartCalls.ts';
import { expect, test } from './journey.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { signIn } from './signIn.ts';

const slug = 'solstrand-vooraf';

/** The tab's stored copy of the cart that the browser computes. */
const kept = (page: Page) =>
  page.evaluate((key) => {
    const { endsAt, hasUnsavedChanges } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return { seconds: (Number(endsAt) - Date.now()) / 1_000, hasUnsavedChanges };
  }, `cart-${slug}`);

test('a pre-registration computes its cart in the browser for 2200 s, to the cent, and restores it after a reload [WSH-01]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await signIn(page, slug);
  await visitor.visit(`/${slug}/tickets`);
  const calls = cartCalls(page);
  await visitor.press('Weekendticket', 2);
  const header = page.getByRole('button', { name: 'Verlanglijst: 2 artikelen, € 389,50' });
  await expect(header).toBeVisible();
  const { seconds, hasUnsavedChanges } = await kept(page);
  expect(hasUnsavedChanges).toBe(true);
  expect(seconds).toBeLessThanOrEqual(2_200);
  expect(seconds).toBeGreaterThan(2_100);
  await page.reload();
  await expect(header).toBeVisible();
  expect(calls).toEqual([]);
});

test('a pre-registration opens no cart on the server, so it reserves no stock', async ({ page }) => {
  const headers = { 'x-shop': slug, origin: runningShop().shopUrl };
  const opened = await page.request.post('/api/shopping/carts', { headers, data: {} });
  const { error } = (await opened.json()) as { error?: { code: string } };
  expect([opened.status(), error?.code]).toEqual([409, 'shop.takes_no_payment']);
});
