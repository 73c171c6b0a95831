import type { Page } from 'playwright/test';
import { cartCalls } from './cartCalls.ts';
import { expect, test } from './journey.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { signIn } from './signIn.ts';

const slug = 'solstrand-vooraf';

/** What the tab's storage contains of the cart that the browser computes. */
const kept = (page: Page) =>
  page.evaluate((key) => {
    const { endsAt, hasUnsavedChanges } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return { seconds: (Number(endsAt) - Date.now()) / 1_000, hasUnsavedChanges };
  }, `cart-${slug}`);

/** Calls the shop API for this shop, as the page itself never does. */
const call = async (page: Page, method: 'POST' | 'PUT', path: string, data: object = {}) => {
  const headers = { 'x-shop': slug, origin: runningShop().shopUrl };
  const answer = await page.request.fetch(`/api/shopping${path}`, { method, headers, data });
  const body = (await answer.json()) as { data?: { id: string; totals: { total: number } }; error?: { code: string } };
  return { status: answer.status(), ...body };
};

test('a pre-registration computes its cart in the browser for 2200 s, to the cent as the server would, and finds it again after a reload [WSH-01]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await signIn(page, slug);
  await visitor.visit(`/${slug}/tickets`);
  const calls = cartCalls(page);
  await visitor.press('Weekendticket', 2);
  const header = page.getByRole('button', { name: 'Verlanglijst: 2 artikelen, € 387,00' });
  await expect(header).toBeVisible();
  const { seconds, hasUnsavedChanges } = await kept(page);
  expect(hasUnsavedChanges).toBe(true);
  expect(seconds).toBeLessThanOrEqual(2_200);
  expect(seconds).toBeGreaterThan(2_100);
  await page.reload();
  await expect(header).toBeVisible();
  expect(calls).toEqual([]);
});

test('a pre-registration’s cart on the server comes to the same total, and its order is refused', async ({ page }) => {
  const opened = await call(page, 'POST', '/carts');
  const products = `/carts/${opened.data?.id}/products`;
  const filled = await call(page, 'PUT', products, { productId: 'weekend', quantity: 2 });
  expect(filled.data?.totals.total).toBe(38_700);
  const order = { paymentMethod: 'card', redirectUri: `${runningShop().shopUrl}/${slug}/paymentstatus` };
  const placed = await call(page, 'POST', `/carts/${opened.data?.id}/orders`, order);
  expect([placed.status, placed.error?.code]).toEqual([409, 'shop.takes_no_payment']);
  await call(page, 'PUT', products, { productId: 'weekend', quantity: 0 });
});
