import { expect, longWalk, test } from './journey.ts';
import { cartIdOf } from './ownCart.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';
import { unaccountedStock } from './unaccountedStock.ts';

test.describe.configure(longWalk);

/** A shop that uses Solstrand's stock, and whose carts end after some seconds. */
const slug = 'solstrand-kort';

/** The number of products in a cart. */
const heldBy = async (cartId: string): Promise<number> => {
  const [row] = await query<{ held: number }>(
    'select coalesce(sum(qty), 0)::integer as held from cart_lines where cart_id = $1',
    [cartId],
  );
  return row?.held ?? 0;
};

test('when the cart’s time is over, a modal reports it, the stock is free within 5 s, and the other tab forgets the cart too [CNT-02, CNT-07, CNT-08]', {
  tag: '@core',
}, async ({ page, context, expectAccessible }) => {
  const visitor = shopper(page);
  const other = await context.newPage();
  const cartOf = (count: number) =>
    other.getByRole('button', { name: new RegExp(`^Winkelmand: ${count} artikel`), includeHidden: true });
  await shopper(other).visit(`/${slug}/tickets`);
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Weekendticket', 2);
  await expect(page.getByRole('timer')).toBeVisible();
  const [cart] = await query<{ id: string; expires_at: Date }>('select id, expires_at from carts where id = $1', [
    await cartIdOf(page, slug),
  ]);
  expect(await heldBy(cart?.id ?? '')).toBe(2);
  const deadline = (cart?.expires_at.getTime() ?? 0) + 5_000;
  await visitor.openBasket();

  const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(modal.getByRole('heading', { name: 'Je tijd is om' })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => heldBy(cart?.id ?? ''), { timeout: 10_000, intervals: [100] }).toBe(0);
  expect(Date.now()).toBeLessThan(deadline);

  await expectAccessible(page);
  // No stock is lost: the reserved count equals the number in carts and orders.
  expect(await unaccountedStock(slug)).toEqual([]);

  await expect(cartOf(0)).toBeVisible();
  await modal.getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect(page.getByRole('button', { name: 'Winkelmand: 0 artikelen, € 0,00' })).toBeVisible();
  await expect(cartOf(0)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
