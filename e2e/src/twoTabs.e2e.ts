import { expect, longWalk, test } from './journey.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const empty = 'Winkelmand: 0 artikelen, € 0,00';

test('a second tab follows the cart into payment and out of it, and can sell again [CNT-08]', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  const other = await context.newPage();
  await shopper(other).visit('/solstrand/tickets');
  await expect(other.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();

  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm('tabs@example.com');
  await visitor.submitForm();
  await page.getByRole('radio', { name: /^Creditcard/ }).check();
  const told = other.waitForResponse((answer) => answer.ok() && /\/carts\/[^/]+$/.test(new URL(answer.url()).pathname));
  await page.getByRole('button', { name: /^Betaal/ }).click();
  expect((await (await told).json()).data.status).toBe('in_payment');
  await page.getByLabel(/Kaartnummer/).fill('4242 4242 4242 4242');
  await page.getByLabel(/Geldig tot|Vervaldatum/).fill('12/30');
  await page.getByLabel(/code/i).last().fill('123');
  await page.getByLabel(/Naam/).fill('N de Vries');
  await page.getByRole('button', { name: /^Betaal/ }).click();
  await expect(page).toHaveURL(/\/solstrand\/paymentstatus/);

  await expect(other.getByRole('button', { name: empty })).toBeVisible({ timeout: 60_000 });
  await shopper(other).add('Weekendticket', 1);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await shopper(other).giveBack('solstrand', 'Weekendticket');
});
