import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { unaccountedStock } from './unaccountedStock.ts';

test.describe.configure(longWalk);

const slug = 'solstrand';

/** The states of a shopper's orders, the oldest first. */
const statesOf = async (email: string): Promise<string[]> => {
  const rows = await query<{ status: string }>(
    "select status from orders where buyer ->> 'email' = $1 order by placed_at",
    [email],
  );
  return rows.map(({ status }) => status);
};

test('a shopper who returns from the payment keeps or cancels the order, and a changed cart is paid once [ERR-06, OVL-02, PAY-01]', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  const visitor = shopper(page);
  const email = 'noor+canceled@example.com';
  const question = page.getByRole('dialog', { name: 'Je bestelling annuleren?' });
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Weekendticket', 2);
  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm(email);
  await visitor.submitForm();
  await visitor.choose('Creditcard');
  await page.getByRole('button', { name: /^Betaal/ }).click();
  await expect(page.getByLabel(/Kaartnummer/)).toBeVisible();

  // The shopper can always leave the payment: the basket shows a receipt with the remaining time, links to the payment,
  // and cancels the order.
  await page.goBack();
  await page.getByRole('button', { name: /^Winkelmand: 2/ }).click();
  const basket = page.getByRole('dialog', { name: 'Je winkelmand' });
  await expect(basket.getByText(/^Betaal vóór \d\d:\d\d/)).toBeVisible();
  await expect(basket.getByRole('button', { name: /^(Meer|Minder) / })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(basket.getByRole('link', { name: 'Betaling afronden' })).toBeVisible();
  const cancel = basket.getByRole('button', { name: 'Bestelling annuleren' });
  await expect(basket).toMatchAriaSnapshot(`
    - dialog "Je winkelmand":
      - heading "Je winkelmand" [level=2]
      - region "Je winkelmand":
        - region "Je bestelling wacht op je betaling":
          - text: /Betaal vóór/
          - region "Tickets"
        - link "Betaling afronden"
        - button "Bestelling annuleren"
  `);
  await cancel.click();
  await expect(question).toMatchAriaSnapshot(`
    - dialog:
      - heading "Je bestelling annuleren?" [level=2]
      - button "Sluiten"
      - paragraph
      - button "Bestelling houden"
      - button "Bestelling annuleren"
  `);
  await question.getByRole('button', { name: 'Bestelling houden' }).click();
  expect(await statesOf(email)).toEqual(['pending']);
  await cancel.click();
  await question.getByRole('button', { name: 'Bestelling annuleren' }).click();
  await expect(basket.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true })).toHaveValue('2');
  expect(await statesOf(email)).toEqual(['canceled']);

  await visitor.giveOne('Weekendticket', 1);
  await visitor.confirmBasket();
  const form = page.getByRole('form', { name: 'Je gegevens' });
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
  await visitor.submitForm();
  await visitor.pay();
  const reference = await visitor.paidOrder();
  expect(await orderOf(reference)).toMatchObject({
    status: 'completed',
    lines: [{ product_id: 'weekend', qty: 1 }],
  });
  expect(await statesOf(email)).toEqual(['canceled', 'completed']);
  expect(await unaccountedStock(slug)).toEqual([]);
});
