import type { Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { cartIdOf, leaveSeconds } from './ownCart.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

/** A shop that uses Solstrand's stock, and whose carts end after 20 s and can be extended twice by 20 s. */
const slug = 'solstrand-kort';

/** The time at which the browser's cart ends, in milliseconds. */
const endOf = async (page: Page): Promise<number> => {
  const [row] = await query<{ expires_at: Date }>('select expires_at from carts where id = $1', [
    await cartIdOf(page, slug),
  ]);
  return row?.expires_at.getTime() ?? 0;
};

test('a cart’s time is extended on the page and in the basket, as often as the shop allows; then the time is over [BYD-01]', async ({
  page,
  expectAccessible,
}) => {
  const visitor = shopper(page);
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Weekendticket', 1);
  const first = await endOf(page);
  await page.getByRole('button', { name: 'Meer tijd' }).click();
  await expect.poll(() => endOf(page)).toBe(first + 20_000);
  await expect(page.getByRole('timer')).toHaveText(/0:[234]\d/);

  const basket = await visitor.openBasket();
  await expect(basket.getByRole('timer')).toBeVisible();
  // The countdown does not cover the next button.
  await expect(basket.getByRole('button', { name: 'Verder naar je gegevens' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await basket.getByRole('button', { name: 'Meer tijd' }).click();
  await expect.poll(() => endOf(page)).toBe(first + 40_000);
  await expect(basket.getByRole('button', { name: 'Meer tijd' })).toHaveCount(0);
  // The focus stays in the basket.
  expect(await basket.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);

  await expect(page.getByRole('heading', { name: 'Je tijd is om' })).toBeVisible({ timeout: 70_000 });
  expect(Date.now()).toBeGreaterThan(first + 38_000);
});

test('a shop that does not extend carts shows the time without the button [BYD-01]', async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit('/nachtwoud/tickets');
  await visitor.add('Beide nachten', 1);
  await leaveSeconds(page, 'nachtwoud', 100);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meer tijd' })).toHaveCount(0);
  await visitor.giveBack('nachtwoud', 'Beide nachten');
});
