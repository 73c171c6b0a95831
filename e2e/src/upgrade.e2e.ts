import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { answers, shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';

test.describe.configure(longWalk);

const shop = '/solstrand-upgrade';
/** The id is the order's external reference, which is also its access id. */
const upgradePage = (order: string) => `${shop}/upgrade?orderId=10a7e5ca-fe57-4a11-8a5e-00000000${order}`;
const camping = 'Kies deze upgrade: Weekend + camping';

test('two tickets of an earlier order are upgraded to a paid order, at their price less the amount already paid [UPG-01, UPG-02]', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  const visitor = shopper(page);
  await visitor.visit(upgradePage('0002'));
  const next = page.getByRole('link', { name: /^Volgende/ });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const choose = page.getByRole('button', { name: camping });
  await answers(choose);
  await expect(page.getByText('Je ticket telt mee')).toBeVisible();
  await choose.click();
  const number = page.getByRole('spinbutton', { name: 'Aantal Weekend + camping' });
  await expect(number).toHaveValue('1');
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Meer Weekend + camping' }).click();
  await expect(page.getByRole('button', { name: /^Winkelmand: 2 artikelen, € 122,50/ })).toBeVisible();

  // The order already contains a stay, so the step for stays is left out.
  await visitor.next(stepTexts('transportation').title);
  const basket = await visitor.openBasket();
  await expect(basket.getByText(/378,00/)).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Bekijk de upgrades' })).toHaveCount(0);
  await visitor.confirmBasket();
  await visitor.fillForm('lotte@example.com');
  await visitor.submitForm();
  await expect(page).toHaveURL(new RegExp(`${shop}/checkout\\?`));
  await visitor.pay();
  const reference = await visitor.paidOrder();
  expect(await orderOf(reference)).toMatchObject({
    status: 'completed',
    total_cents: 12_250,
    paid_cents: 12_250,
    lines: [{ product_id: 'upgrade-camping', qty: 2 }],
  });
});

test('the choice of no upgrade also enables the button “Next”, even after a reload; the basket names the advantages of an upgrade [UPG-01, UPG-02]', {
  tag: '@core',
}, async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit(upgradePage('0003'));
  const none = page.getByRole('button', { name: 'Geen upgrade' });
  await answers(none);
  await none.click();
  await expect(page.getByRole('button', { name: 'Geen upgrade', pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Geen upgrade', pressed: true })).toBeVisible();
  await visitor.next(stepTexts('transportation').title);
  await visitor.add('Bus vanaf Utrecht, heen en terug', 1);
  const basket = await visitor.openBasket();
  await basket.getByRole('button', { name: 'Bekijk de upgrades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('upgrade').title })).toBeVisible();
  await expect(page).toHaveURL(/orderId=/);
  await visitor.giveBack('solstrand-upgrade', 'Bus vanaf Utrecht, heen en terug', 'transportation');
});

test('a message names an order that is already upgraded, missing or another visitor’s [UPG-03]', {
  tag: '@core',
}, async ({ page, quietConsole }) => {
  quietConsole.allow(/status of 40[0349]/);
  const visitor = shopper(page);
  const refused = [
    [upgradePage('0004'), 'Je upgrade is al verwerkt', 'Deze bestelling is al eerder geüpgraded'],
    [upgradePage('dead'), 'We kunnen deze bestelling niet vinden', 'We kennen deze bestelling hier niet'],
    [`${shop}/upgrade?orderId=latest`, 'Deze link werkt niet', 'We kennen deze bestelling hier niet'],
    [`${shop}/upgrade?orderId=100000003`, 'Deze link geeft geen toegang', 'We kennen deze bestelling hier niet'],
  ] as const;
  for (const [path, title, notice] of refused) {
    await visitor.visit(path);
    const choose = page.getByRole('button', { name: camping });
    await answers(choose);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByText('Je ticket telt mee')).toHaveCount(0);
    await choose.click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('heading', { name: title })).toBeVisible();
    await modal.getByRole('button', { name: 'Naar de shop' }).click();
    await expect(page).toHaveURL(new RegExp(`${shop}(\\?|$)`));
  }
  await visitor.visit(`${shop}/upgrade`);
  await expect(page.getByText('Welke bestelling wil je upgraden?')).toBeVisible();
  await expect(page.getByRole('button', { name: camping })).toBeDisabled();
});
