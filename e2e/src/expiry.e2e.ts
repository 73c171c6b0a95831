import { expect, test } from './journey.ts';
import { query } from './runningShop.ts';
import { difference, reservedOf } from './sales.ts';
import { shopper } from './shopper.ts';

/** A shop on Solstrand's stock that holds a cart for seconds. */
const slug = 'solstrand-kort';

test('when the time is up the modal says so, and the stock is back within 5 s [CNT-02, CNT-07]', async ({
  page,
  expectAccessible,
}) => {
  const visitor = shopper(page);
  const before = await reservedOf(slug);
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Weekendticket', 2);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(difference(before, await reservedOf(slug))).toEqual({ weekend: 2 });
  const [cart] = await query<{ expires_at: Date }>(
    "select expires_at from carts where shop_slug = $1 and status = 'shopping' order by created_at desc limit 1",
    [slug],
  );
  const deadline = (cart?.expires_at.getTime() ?? 0) + 5_000;

  const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(modal.getByRole('heading')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expect.poll(() => reservedOf(slug), { timeout: 10_000, intervals: [100] }).toEqual(before);
  expect(Date.now()).toBeLessThan(deadline);

  await modal.getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect(page.getByRole('button', { name: 'Winkelmand: 0 artikelen, € 0,00' })).toBeVisible();
});
