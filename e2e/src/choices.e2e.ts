import type { Locator, Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { walked } from './testSize.ts';

/** A piece of merchandise that has only one size, and is sent by post. */
const pieces = { solstrand: 'Pet', nachtwoud: 'Thermosfles' } as const;

const choicesOf = (basket: Locator) => ({
  country: basket.getByRole('combobox', { name: 'Land van bezorging' }),
  refusal: basket.getByRole('radio', { name: 'Nee, dat hoeft niet' }),
  terms: basket.getByRole('checkbox', { name: /akkoord met de voorwaarden/ }),
  shipping: basket.locator('dl', { hasText: 'Verzending' }).locator('dd'),
});

/** Makes all choices that the basket requires, and waits until the cart has them. */
const chooseAll = async (page: Page, basket: Locator) => {
  const { country, shipping, refusal, terms } = choicesOf(basket);
  await country.selectOption('BE');
  // The price appears above the other choices, and moves them.
  await expect(shipping).toContainText('8,70');
  await refusal.check();
  const kept = page.waitForResponse(/\/carts\/[^/]+\/terms$/);
  await terms.check();
  await kept;
};

for (const [slug, piece] of walked(Object.entries(pieces), ([slug]) => slug === 'nachtwoud')) {
  test(`every choice in the basket of ${slug} is kept after a reload, and shown in another tab`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    const visitor = shopper(page);
    await visitor.visit(`/${slug}/merchandise`);
    await visitor.add(piece, 1);
    const basket = await visitor.openBasket();
    await chooseAll(page, basket);
    await page.reload();
    const expectAllIn = async (dialog: Locator) => {
      const { country, shipping, refusal, terms } = choicesOf(dialog);
      await expect(country).toHaveValue('BE');
      await expect(refusal).toBeChecked();
      await expect(terms).toBeChecked();
      await expect(shipping).toContainText('8,70');
    };
    await expectAllIn(basket);
    await expectAccessible(page);
    const other = await context.newPage();
    await shopper(other).visit(`/${slug}/tickets`);
    await expectAllIn(await shopper(other).openBasket());
    await other.close();
    await basket.getByRole('button', { name: 'Verder naar je gegevens' }).click();
    await expect(page).toHaveURL(/#cf$/);
    await visitor.giveBack(slug, piece, 'merchandise');
  });
}

test('the addresses of form and payment redirect to the basket, which names the missing choices, until all are made', {
  tag: ['@core', '@mf-basket', '@mf-checkout'],
}, async ({ page, expectAccessible }) => {
  const visitor = shopper(page);
  const basket = page.getByRole('dialog');
  const missing = basket.getByRole('alert').getByRole('listitem');
  await visitor.visit('/solstrand/merchandise');
  await visitor.add(pieces.solstrand, 1);
  for (const [typed, shown] of [
    ['/solstrand/checkout', /\/solstrand$/],
    ['/solstrand/extras#cf', /\/solstrand\/extras$/],
  ] as const) {
    await page.goto(typed);
    await expect(basket.getByRole('heading', { name: 'Je winkelmand' })).toBeVisible();
    await expect(page).toHaveURL(shown);
    await expect(missing).toHaveText([/^Kies het land/, /^Kies of je je geld terug wilt/, /^Ga akkoord/]);
  }
  await expectAccessible(page);
  await chooseAll(page, basket);
  await expect(missing).toHaveCount(0);
  await page.goto('/solstrand/tickets#cf');
  await expect(page.getByRole('form', { name: 'Je gegevens' })).toBeVisible();
  await visitor.visit('/solstrand/checkout');
  await expect(basket).toHaveCount(0);
  await expect(page).toHaveURL(/\/solstrand\/checkout$/);
  await visitor.giveBack('solstrand', pieces.solstrand, 'merchandise');
});

test('a preview has no form at any address', async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-voorbeeld/tickets');
  await visitor.press('Weekendticket', 1);
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel,/ })).toBeVisible();
  for (const typed of ['/solstrand-voorbeeld/checkout', '/solstrand-voorbeeld/extras#cf']) {
    await page.goto(typed);
    const basket = page.getByRole('dialog');
    await expect(basket.getByRole('heading', { name: 'Je winkelmand' })).toBeVisible();
    await expect(basket.getByRole('button', { name: 'Verder naar je gegevens' })).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Je gegevens' })).toHaveCount(0);
  }
});
