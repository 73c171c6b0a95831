import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

/** What a screen reader finds in each overlay: where it is, what it is called, and what can be done [LAY-03]. */

test('a screen reader finds name, lines, choices and total in the basket, and a question over it [LAY-03]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  const cart = await visitor.openBasket();
  await expect(cart).toMatchAriaSnapshot();
  await page.keyboard.press('Escape');
  await visitor.add('Weekendticket', 1);
  const basket = await visitor.openBasket();
  await expect(basket.getByRole('radio').first()).toBeVisible();
  await expect(basket).toMatchAriaSnapshot();
});
