import type { Locator, Page } from 'playwright/test';
import { allowMoreOrders } from './allowMoreOrders.ts';
import { expect, longWalk, test } from './journey.ts';
import { modals } from './modals.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';
import { shopper } from './shopper.ts';
import { exampleAccount, signIn } from './signIn.ts';

test.describe.configure(longWalk);

const countryIn = (basket: Locator) => basket.getByRole('combobox', { name: 'Land van bezorging' });
const methodsIn = (basket: Locator) => basket.getByRole('group', { name: 'Hoe zullen we het versturen?' });
const shippingIn = (basket: Locator) => basket.locator('dl', { hasText: 'Verzending' }).locator('dd');
const answerOf = (page: Page, title: string, answer: string) =>
  page
    .getByRole('alertdialog', { name: title })
    .or(page.getByRole('dialog', { name: title }))
    .getByRole('button', {
      name: answer,
    });

/** Chooses a country that this page still offers, because it was opened before delivery to it ended. */
const chooseEnded = async (basket: Locator, code: string) => {
  await countryIn(basket).evaluate((list, value) => list.append(new Option(value, value)), code);
  await countryIn(basket).selectOption(code);
};

const closeBasket = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(modals(page)).toHaveCount(0);
};

test('Lightspeed merchandise is delivered at the price of the country, Shopify merchandise by the chosen method; a buyer of another country names the receiver [MER-03, SHP-01, SHP-02, SHP-05]', {
  tag: '@core',
}, async ({ page, expectAccessible, quietConsole }) => {
  quietConsole.allow(/409/);
  const slug = 'solstrand-leden';
  await allowMoreOrders(exampleAccount);
  const visitor = shopper(page);
  await signIn(page, slug);
  await visitor.visit(`/${slug}/merchandise`);
  await visitor.add('Gesigneerde poster', 1);
  const basket = await visitor.openBasket();
  // Only countries with delivery are offered. If delivery ends while the page is open, a message says so, and the choice is undone.
  await expect(countryIn(basket).getByRole('option')).toHaveText(['Kies een land', /België/, /Duitsland/, /Nederland/]);
  await chooseEnded(basket, 'FR');
  await answerOf(page, 'Daar bezorgen we niet', 'Ander land kiezen').click();
  await expect(countryIn(basket)).toHaveValue('');
  await countryIn(basket).selectOption('DE');
  await expect(shippingIn(basket)).toContainText('8,19');
  await expect(methodsIn(basket)).toHaveCount(0);

  await closeBasket(page);
  await visitor.add('Ledenhoodie, maat M', 1);
  await visitor.openBasket();
  await expect(countryIn(basket)).toHaveValue('DE');
  await expect(methodsIn(basket).getByRole('radio')).toHaveCount(2);
  await methodsIn(basket)
    .getByRole('radio', { name: /DHL Express/ })
    .check();
  await expect(shippingIn(basket)).toContainText('14,50');
  await expectAccessible(page);

  await visitor.confirmBasket();
  await visitor.fillForm('noor@example.com');
  // The buyer lives in the Netherlands, and the present goes to Germany: somebody there receives it.
  await visitor.submitForm();
  const delivery = page.getByRole('region', { name: 'Waar gaat het pakket heen?' });
  const receiver = delivery.getByRole('textbox', { name: 'Naam van de ontvanger' });
  await expect(receiver).toBeFocused();
  await receiver.fill('Jana Vogel');
  await delivery.getByRole('textbox', { name: 'Straat en huisnummer van de ontvanger' }).fill('Torstraße 1');
  await delivery.getByRole('textbox', { name: 'Postcode van de ontvanger' }).fill('10119');
  await delivery.getByRole('textbox', { name: 'Plaats van de ontvanger' }).fill('Berlin');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && /\/carts\/[^/]+$/.test(request.url()));
  await visitor.submitForm();
  expect((await sent).postDataJSON()).toMatchObject({
    country: 'NL',
    deliveryName: 'Jana Vogel',
    deliveryCountry: 'DE',
    shopifyShippingMethod: 'express',
  });
  await expect(page).toHaveURL(new RegExp(`/${slug}/checkout\\?`));
  // A poster at 19, a hoodie at 58, delivery, and the order fee of 2.50.
  await expect(page.getByRole('main').getByText('€ 94,00').first()).toBeVisible();
});

test('if the brand has no price for the chosen country, merchandise is removed, and country and price are reset, also on the server [SHP-03]', {
  tag: ['@core', '@mf-merch'],
}, async ({ page, quietConsole }) => {
  quietConsole.allow(/409/);
  const visitor = shopper(page);
  await visitor.visit('/nachtwoud/merchandise');
  await visitor.add('Thermosfles', 1);
  await visitor.visit('/nachtwoud/tickets');
  await visitor.add('Beide nachten', 1);
  const basket = await visitor.openBasket();
  const underWay = requestsUnderWay(page);
  await countryIn(basket).selectOption('NL');
  await expect(shippingIn(basket)).toContainText('5,99');
  await chooseEnded(basket, 'DE');
  await answerOf(page, 'Geen bezorging in dit land', 'Merchandise verwijderen').click();
  await expect(basket.getByText('Thermosfles', { exact: true })).toHaveCount(0);
  await expect(countryIn(basket)).toHaveCount(0);
  await expect(shippingIn(basket)).toHaveCount(0);

  // With merchandise in the cart again, the server has no country after the reset was sent.
  await underWay.ended();
  await closeBasket(page);
  await visitor.visit('/nachtwoud/merchandise');
  await visitor.add('Thermosfles', 1);
  await visitor.openBasket();
  await expect(countryIn(basket)).toHaveValue('');
  await closeBasket(page);
  await visitor.giveOne('Thermosfles');
  await visitor.giveBack('nachtwoud', 'Beide nachten');
});
