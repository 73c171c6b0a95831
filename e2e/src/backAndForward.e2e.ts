import { expect, longWalk, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';

test.describe.configure(longWalk);

test('Back and Forward keep the chosen and typed values through the whole flow, from the home page to the payment and its provider [RTE-02, OVL-01, PAY-05]', {
  tag: '@core',
}, async ({ page }) => {
  const visitor = shopper(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const firstName = page.getByRole('form', { name: 'Je gegevens' }).getByRole('textbox', { name: 'Voornaam' });
  await visitor.visit('/solstrand?utm_source=mail');
  const home = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: stepTexts('tickets').start }).click();
  await expect(heading(stepTexts('tickets').title)).toBeVisible();
  await visitor.add('Weekendticket', 1);
  await visitor.next(stepTexts('packages').title);
  await visitor.next(stepTexts('transportation').title);
  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm('noor+history@example.com');
  await visitor.submitForm();
  await expect(page).toHaveURL(/\/solstrand\/checkout\?utm_source=mail&cartId=[\w-]+&provider=paylogic$/);
  const payButton = page.getByRole('button', { name: /^Betaal/ });
  await expect(payButton).toBeVisible();

  const places: [string, () => Promise<void>][] = [
    ['the form', () => expect(firstName).toHaveValue('Noor')],
    ['the bus', () => expect(heading(stepTexts('transportation').title)).toBeVisible()],
    ['the stays', () => expect(heading(stepTexts('packages').title)).toBeVisible()],
    [
      'the tickets',
      () => expect(page.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true })).toHaveValue('1'),
    ],
    ['home', () => expect(heading(home ?? '')).toBeVisible()],
  ];
  for (const [name, isShown] of places)
    await test.step(`back to ${name}`, async () => {
      await page.goBack();
      await isShown();
      expect(page.url()).toContain('utm_source=mail');
    });
  for (const [name, isShown] of places.reverse().slice(1))
    await test.step(`forward to ${name}`, async () => {
      await page.goForward();
      await isShown();
    });
  await page.goForward();
  await expect(payButton).toBeVisible();
  await expect(page).toHaveURL(/\/solstrand\/checkout\?utm_source=mail&cartId=[\w-]+&provider=paylogic$/);

  // Back from the provider opens the order's page, and the order's payment can be continued there.
  await page.getByRole('radio', { name: /^Creditcard/ }).check();
  await payButton.click();
  await expect(page.getByLabel(/Kaartnummer/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/solstrand\/checkout\?utm_source=mail&cartId=[\w-]+&provider=paylogic$/);
  await page.reload();
  await page
    .getByRole('link', { name: 'Betaling afronden' })
    .or(page.getByRole('button', { name: 'Betaling afronden' }))
    .click();
  await page.getByLabel(/Kaartnummer/).fill('4242 4242 4242 4242');
  await page.getByLabel(/Geldig tot|Vervaldatum/).fill('12/30');
  await page.getByLabel(/code/i).last().fill('123');
  await page.getByLabel(/Naam/).fill('N de Vries');
  await page.getByRole('button', { name: /^Betaal/ }).click();
  await expect(page).toHaveURL(/\/solstrand\/paymentstatus\?.*utm_source=mail/);
  await visitor.paidOrder();
});
