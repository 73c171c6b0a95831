import { expect, longWalk, test } from './journey.ts';
import { keyboard } from './keyboard.ts';
import { focusWithin } from './modals.ts';
import { orderOf } from './orderOf.ts';
import { answers, shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';
import { walked } from './testSize.ts';

test.describe.configure(longWalk);

const shops = [
  { slug: 'solstrand', ticket: 'Weekendticket', asksGender: true },
  { slug: 'nachtwoud', ticket: 'Beide nachten', asksGender: false },
];

for (const { slug, ticket, asksGender } of walked(shops, (shop) => shop.asksGender)) {
  test(`a ticket of ${slug} is bought with only the keyboard, from the home page to the paid order, and the focus is always visible`, async ({
    page,
  }) => {
    const { goTo, press, type } = keyboard(page);
    await page.goto(`/${slug}`);
    await answers(page.getByRole('main'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page.getByRole('link', { name: stepTexts('tickets').start }));
    await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();

    const more = page.getByRole('button', { name: `Meer ${ticket}`, exact: true });
    await answers(more);
    await press(more, 'Space');
    const cart = page.getByRole('button', { name: /^Winkelmand: 1/ });
    await goTo(cart, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const basket = page.getByRole('dialog');
    await expect(basket.getByRole('heading', { name: 'Je winkelmand' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(basket).toHaveCount(0);
    await expect(cart).toBeFocused();
    await page.keyboard.press('Enter');
    // A Tab before that would move the focus in the page.
    await focusWithin(basket);

    const [yes, no] = [basket.getByRole('radio', { name: /^Ja/ }), basket.getByRole('radio', { name: /^Nee/ })];
    await goTo(yes);
    await page.keyboard.press('ArrowDown');
    await expect(no).toBeChecked();
    await press(basket.getByRole('checkbox', { name: /voorwaarden/ }), 'Space');
    await press(basket.getByRole('button', { name: 'Verder naar je gegevens' }));

    const form = page.getByRole('form', { name: 'Je gegevens' });
    const field = (name: string | RegExp) => form.getByRole('textbox', { name });
    const list = (name: string | RegExp) => form.getByRole('combobox', { name });
    const email = `noor+keyboard-${slug}@example.com`;
    if (asksGender) await type(list('Geslacht'), 'Vrouw');
    await type(field('Voornaam'), 'Noor');
    await type(field('Achternaam'), 'de Vries');
    await type(field(/^E-mailadres( \*)?$/), email);
    await type(field(/nog een keer/), email);
    await type(field('Telefoonnummer'), '06 12345678');
    await type(list('Dag'), '4');
    await type(list('Maand'), 'mei');
    await type(list('Jaar'), '1990');
    await type(list(/^Land( \*)?$/), 'Nederland');
    await type(field('Straat'), 'Zeeweg');
    await type(field('Huisnummer'), '12');
    await type(field('Postcode'), '2042 AB');
    await type(field('Plaats'), 'Zandvoort');
    await press(page.getByRole('button', { name: 'Verder naar betalen' }));

    await expect(page).toHaveURL(new RegExp(`/${slug}/checkout\\?`));
    // Moves from the first method to the second one, the card.
    await press(page.getByRole('radio').first(), 'ArrowDown');
    await press(page.getByRole('button', { name: /^Betaal/ }));

    await type(page.getByLabel('Kaartnummer'), '4242 4242 4242 4242');
    await type(page.getByLabel('Geldig tot'), '12/30');
    await type(page.getByLabel('Code (CVC)'), '123');
    await type(page.getByLabel('Naam op de kaart'), 'N de Vries');
    await press(page.getByRole('button', { name: /^Betaal/ }));

    const reference = await shopper(page).paidOrder();
    expect((await orderOf(reference))?.status).toBe('completed');
    await press(page.getByRole('button', { name: /^Terug naar / }));
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  });
}
