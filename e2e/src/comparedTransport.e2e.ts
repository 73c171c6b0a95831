import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { shopper } from './shopper.ts';
import { signIn } from './signIn.ts';
import { stepName } from './stepTexts.ts';

test.describe.configure(longWalk);

test('ways to travel are compared; one is booked from the table, is last in the basket and is paid [TRN-03]', {
  tag: '@mf-transport',
}, async ({ page, expectAccessible }) => {
  const slug = 'solstrand-reis';
  const visitor = shopper(page);
  await signIn(page, slug);
  await visitor.visit(`/${slug}/comparetransport`);
  const ways = page.getByRole('main').getByRole('article');
  await expect(ways).toHaveCount(3);
  await expect(ways.filter({ hasText: 'Minste CO₂' })).toHaveAccessibleName('Trein en pendelbus');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vanuit België en verder' }).click();
  await expect(page).toHaveURL(`/${slug}/${stepName('comparetransport')}/eu`);
  await expect(ways).toHaveCount(1);
  await page.getByRole('link', { name: 'Alles naast elkaar' }).click();
  await expect(page.getByRole('row', { name: /^Reistijd/ })).toHaveText(/50 min.*1 uur 15 min.*7 uur 30 min/);
  await visitor.add('Plek in een gedeelde auto', 2);
  await expectAccessible(page);

  await visitor.visit(`/${slug}/extras`);
  await visitor.add('Douchepas', 1);
  const basket = await visitor.openBasket();
  // Offers come after the lines.
  await expect(basket.getByRole('heading', { level: 3 })).toHaveText([/^Extra.s$/, 'Ander vervoer', 'Lekker erbij']);
  await expect(basket.getByText('Utrecht P+R')).toBeVisible();
  await visitor.confirmBasket();
  await visitor.fillForm('noor@example.com');
  await visitor.submitForm();
  await visitor.pay();
  const reference = await visitor.paidOrder();
  // Two seats at 18.50, a shower at 12, the order fee of 2.50.
  expect(await orderOf(reference)).toMatchObject({
    status: 'completed',
    total_cents: 5150,
    paid_cents: 5150,
    lines: expect.arrayContaining([
      { product_id: 'compare-carpool', qty: 2 },
      { product_id: 'shower', qty: 1 },
    ]),
  });
});
