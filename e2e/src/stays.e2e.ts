import type { Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { keyboard } from './keyboard.ts';
import { focusWithin, modals } from './modals.ts';
import { orderOf } from './orderOf.ts';
import { query } from './runningShop.ts';
import { answers, shopper } from './shopper.ts';
import { signIn } from './signIn.ts';
import { stepName } from './stepTexts.ts';

test.describe.configure(longWalk);

/** Sets how many of a room are left, as if other shoppers had booked the room. Returns the number before. */
const leave = async (id: string, left: number): Promise<number> => {
  const [row] = await query<{ left: number }>(
    `update stock set total = stock.reserved + $2 from stock before
     where stock.event_id = 'solstrand-2027' and stock.id = $1 and before.event_id = stock.event_id and before.id = stock.id
     returning before.total - before.reserved as left`,
    [id, left],
  );
  return row?.left ?? 0;
};

const chosen = (page: Page) => page.getByRole('region', { name: 'Je verblijf', exact: true });

/**
 * Closes this number of dialogs that cover each other. Before a dialog is closed, it must have the focus, because
 * Escape goes to the focused dialog. It must be gone before the next one is closed.
 */
const dismiss = async (page: Page, open: number) => {
  const dialogs = modals(page);
  for (let left = open - 1; left >= 0; left -= 1) {
    await expect(dialogs).toHaveCount(left + 1);
    await focusWithin(dialogs.nth(left));
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(left);
  }
};

const finish = async (page: Page, email: string) => {
  const visitor = shopper(page);
  await visitor.confirmBasket();
  await visitor.fillForm(email);
  await visitor.submitForm();
  await visitor.pay();
  return orderOf(await visitor.paidOrder());
};

test('four persons book two rooms and breakfast, with a filter, a room that sells out and wrong tickets at first, and pay to the cent [ERR-06, TRV-01, TRV-02, TRV-03, TRV-06, TRV-07]', {
  tag: '@core',
}, async ({ page, expectAccessible, quietConsole }) => {
  quietConsole.allow(/status of 409/);
  const visitor = shopper(page);
  // A page without a stay is excluded from search engines.
  expect((await page.request.get('/solstrand/travel/no-such-stay')).status()).toBe(404);
  await visitor.visit('/solstrand/packages?utm_source=mail');
  await page.getByRole('combobox', { name: 'Personen' }).selectOption('50');
  await expect(page).toHaveURL(`/solstrand/${stepName('packages')}?utm_source=mail&persons=50`);
  await page.getByRole('checkbox', { name: 'Glamping' }).check();
  const nothingFound = page.getByRole('dialog', { name: 'Geen pakketten gevonden' });
  await nothingFound.getByRole('button', { name: 'Filters aanpassen' }).click();
  await page.getByRole('combobox', { name: 'Personen' }).selectOption('4');
  await page.getByRole('checkbox', { name: 'Glamping' }).uncheck();
  await expect(page).toHaveURL(`/solstrand/${stepName('packages')}?utm_source=mail&persons=4`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Kies een kamer: Hotel De Duinrand' }).click();
  await expect(page).toHaveURL('/solstrand/travel/hotel-dune?utm_source=mail&persons=4');

  const before = await leave('hotel-dune-seaview', 1);
  const seaView = page.getByRole('button', { name: 'Kies deze: 2 × Tweepersoonskamer met zeezicht' });
  await answers(seaView);
  await seaView.click();
  await expect(page.getByRole('dialog').getByText(/niet beschikbaar/)).toBeVisible();
  await dismiss(page, 1);
  await expect(page.getByRole('button', { name: 'Volgeboekt: 2 × Tweepersoonskamer met zeezicht' })).toBeDisabled();
  await leave('hotel-dune-seaview', before);

  await page.getByRole('button', { name: 'Kies deze: 2 × Tweepersoonskamer', exact: true }).click();
  await expect(chosen(page).getByText('4 tickets, voor iedereen die blijft slapen')).toBeVisible();
  await visitor.press('Ontbijt', 2);
  await expect(chosen(page).getByText('€ 1.912,00')).toBeVisible();
  await expectAccessible(page);

  await chosen(page)
    .getByRole('button', { name: /^Minder / })
    .click();
  await expect(chosen(page).getByText('Tickets: 3, personen: 4.', { exact: false })).toBeVisible();
  await chosen(page).getByRole('button', { name: 'Naar je winkelmand' }).click();
  const basket = page.getByRole('dialog');
  await expect(basket.getByText('2 × Hotel De Duinrand', { exact: false })).toBeVisible();
  await basket.getByRole('radio', { name: 'Nee, dat hoeft niet' }).check();
  await basket.getByRole('checkbox', { name: /voorwaarden/ }).check();
  const onward = basket.getByRole('button', { name: 'Verder naar je gegevens' });
  await expect(onward).not.toHaveAttribute('aria-busy', 'true');
  // The button looks disabled. When it is pressed, it explains the reason.
  await onward.click({ force: true });
  await expect(page.getByRole('heading', { name: 'Let op' })).toBeVisible();
  await dismiss(page, 2);
  await chosen(page)
    .getByRole('button', { name: /^Meer / })
    .click();
  await expect(chosen(page).getByText('4 tickets, voor iedereen die blijft slapen')).toBeVisible();

  await chosen(page).getByRole('button', { name: 'Naar je winkelmand' }).click();
  const order = await finish(page, 'noor+stay@example.com');
  // Two rooms at 898.00, two breakfasts at 58.00, the order fee of 2.50.
  expect(order).toMatchObject({ status: 'completed', total_cents: 191_450, paid_cents: 191_450 });
  expect(order?.lines).toEqual(
    expect.arrayContaining([
      { product_id: 'hotel-dune-standard', qty: 2 },
      { product_id: 'stay-breakfast', qty: 2 },
      { product_id: 'travel-ticket', qty: 4 },
    ]),
  );
});

test('a stay without tickets asks for a confirmation, and a stay is removed in the basket with its tickets [BSK-06, TRV-04]', {
  tag: ['@core', '@mf-travel'],
}, async ({ page }) => {
  const visitor = shopper(page);
  // With the keyboard only, from the list to the basket.
  const { press } = keyboard(page);
  await visitor.visit('/solstrand/packages');
  await press(page.getByRole('checkbox', { name: 'Glamping' }), 'Space');
  await press(page.getByRole('link', { name: /^Kies een kamer: Belltent/ }));
  const room = page.getByRole('button', { name: /^Kies deze/ }).first();
  await answers(room);
  await press(room);
  for (const left of ['Tickets: 1, personen: 2.', 'Tickets: 0, personen: 2.']) {
    await press(chosen(page).getByRole('button', { name: /^Minder / }), 'Space');
    await expect(chosen(page).getByText(left, { exact: false })).toBeVisible();
  }
  await press(chosen(page).getByRole('button', { name: 'Naar je winkelmand' }));
  const panel = page.getByRole('dialog', { name: 'Je winkelmand' });
  await panel.getByRole('radio', { name: 'Nee, dat hoeft niet' }).check();
  await panel.getByRole('checkbox', { name: /voorwaarden/ }).check();
  await panel.getByRole('button', { name: 'Verder naar je gegevens' }).click();
  const question = page.getByRole('dialog', { name: 'Een verblijf zonder tickets?' });
  await question.getByRole('button', { name: 'Verder zonder tickets' }).click();
  await expect(page).toHaveURL(/#cf$/);
  await page.goBack();
  await chosen(page).getByRole('button', { name: 'Naar je winkelmand' }).click();
  await page.getByRole('button', { name: /^Verwijder Belltent/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('button', { name: 'Winkelmand: 0 artikelen, € 0,00' })).toBeVisible();
});

test('an add-on for the stay of an earlier order is paid [ADD-01, ADD-02]', {
  tag: ['@core', '@mf-travel'],
}, async ({ page, expectAccessible }) => {
  const visitor = shopper(page);
  const { press } = keyboard(page);
  await signIn(page, 'solstrand-extra');
  await visitor.visit('/solstrand-extra/traveladdon');
  await page
    .getByRole('link', { name: /^Bekijk wat erbij kan/ })
    .first()
    .click();
  // Another journey may have paid a stay for this account; this journey needs the sample's order.
  const earlier = page.locator('section', { hasText: /Bestelling 10000\d{4}/ });
  await expect(earlier).toBeVisible();
  await expectAccessible(page);
  await press(earlier.getByRole('button', { name: 'Meer Festivalhanddoek' }), 'Space');
  await expect(earlier.getByRole('spinbutton', { name: 'Aantal Festivalhanddoek' })).toHaveValue('1');
  const basket = await visitor.openBasket();
  await expect(
    basket.getByRole('heading', { name: /^Bij Belltent in de duinen \(bestelling 10000\d{4}\)$/ }),
  ).toBeVisible();
  // The cart itself contains the add-on: no look-up is made here.
  await visitor.visit('/solstrand-extra/extras');
  await visitor.openBasket();
  await expect(basket.getByText('Festivalhanddoek')).toBeVisible();
  const order = await finish(page, 'noor@example.com');
  expect(order).toMatchObject({ status: 'completed', paid_cents: order?.total_cents });
  expect(order?.lines).toEqual([{ product_id: expect.stringMatching(/^addon_10000\d{4}_stay-towels$/), qty: 1 }]);
});
