import type { Page } from 'playwright/test';
import { cartCalls } from './cartCalls.ts';
import { expect, test } from './journey.ts';
import { ownAccount } from './ownAccount.ts';
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

test('in a pre-registration of upgrades Next waits for the choice, and page, wishlist and basket say one price [STP-03, UPG-01, UPG-02]', async ({
  page,
}) => {
  const visitor = shopper(page);
  const shop = `${slug}-upgrade`;
  await signIn(page, shop, await ownAccount('upgrade'));
  await visitor.visit(`/${shop}/upgrade?orderId=10a7e5ca-fe57-4a11-8a5e-000000000002`);
  const next = page.getByRole('link', { name: /^Volgende/ });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  const card = page.getByRole('article', { name: 'Weekend + camping' });
  await expect(card).toContainText('€ 60,00');
  await card.getByRole('button', { name: 'Kies deze upgrade: Weekend + camping' }).click();
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  // The order fee of € 2,50 is added once.
  await page.getByRole('button', { name: 'Verlanglijst: 1 artikel, € 62,50' }).click();
  const basket = page.getByRole('dialog');
  await expect(basket.getByText('In plaats van Weekendticket')).toBeVisible();
  await expect(basket.getByText('€ 62,50').first()).toBeVisible();
});

test('a pre-registration opens no cart on the server, so it reserves no stock', async ({ page }) => {
  const headers = { 'x-shop': slug, origin: runningShop().shopUrl };
  const opened = await page.request.post('/api/shopping/carts', { headers, data: {} });
  const { error } = (await opened.json()) as { error?: { code: string } };
  expect([opened.status(), error?.code]).toEqual([409, 'shop.takes_no_payment']);
});
