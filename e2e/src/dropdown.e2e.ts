import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { ownAccount } from './ownAccount.ts';
import { answers, shopper } from './shopper.ts';
import { signIn } from './signIn.ts';

test.describe.configure(longWalk);

const slug = 'solstrand-reis';
const sunday = 'Zondag 11 juli';

test('a ticket that is left without its stay says that it is sold only with one, and keeps the order from being placed [TIX-13, BSK-07]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await signIn(page, slug, await ownAccount('without-stay'));
  await visitor.visit(`/${slug}/travel/glamping`);
  const room = page.getByRole('button', { name: /^Kies deze/ }).first();
  await answers(room);
  const held = page.waitForResponse((answer) => answer.ok() && answer.request().method() === 'PUT');
  await room.click();
  await held;
  await visitor.visit(`/${slug}/tickets`);
  const card = page.getByRole('article', { name: sunday });
  await card.getByRole('combobox', { name: `Aantal ${sunday}` }).selectOption('1');
  await card.getByRole('button', { name: 'Zet 1 in je winkelmand' }).click();
  await expect(card.getByRole('button', { name: 'Haal uit je winkelmand' })).toBeEnabled();

  const basket = await visitor.openBasket();
  await basket.getByRole('button', { name: /^Verwijder Belltent/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'De entree gaat ook uit je winkelmand' })
    .getByRole('button', { name: 'Oké' })
    .click();
  await expect(
    basket.getByText(
      'Dit ticket is op dit moment niet los te koop. Kies een verblijf, of haal het ticket uit je winkelmand.',
    ),
  ).toBeVisible();
  await basket.getByRole('radio', { name: 'Nee, dat hoeft niet' }).check();
  await basket.getByRole('checkbox', { name: /voorwaarden/ }).check();
  const onward = basket.getByRole('button', { name: 'Verder naar je gegevens' });
  await expect(onward).not.toHaveAttribute('aria-busy', 'true');
  await onward.click({ force: true });
  await expect(page).not.toHaveURL(/#cf$/);
  await expect(page.getByRole('form', { name: 'Je gegevens' })).toHaveCount(0);
});

test('tickets are chosen from a list in a shop without steppers, up to the paid order [TIX-06, TIX-07, TIX-13, TIX-15]', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  const visitor = shopper(page);
  await signIn(page, slug);
  await visitor.visit(`/${slug}/tickets`);
  await expect(
    page.getByText('Vanaf 7 maart 2027, 13:00 CET koop je tickets ook los.', { exact: false }),
  ).toBeVisible();
  const card = page.getByRole('article', { name: sunday });
  const list = card.getByRole('combobox', { name: `Aantal ${sunday}` });
  // Before that date the ticket has a link to the stays instead of the list.
  await expect(list).toHaveCount(0);
  await card.getByRole('link', { name: 'Kies eerst een verblijf' }).click();
  await page.getByRole('link', { name: /^Kies een kamer: Belltent/ }).click();
  const room = page.getByRole('button', { name: /^Kies deze/ }).first();
  await answers(room);
  const held = page.waitForResponse((answer) => answer.ok() && answer.request().method() === 'PUT');
  await room.click();
  await held;
  await visitor.visit(`/${slug}/tickets`);
  await answers(list);
  await expectAccessible(page);
  await list.selectOption('3');
  await card.getByRole('button', { name: 'Zet 3 in je winkelmand' }).click();
  await expect(card.getByRole('button', { name: 'Haal uit je winkelmand' })).toBeEnabled();
  await list.selectOption('2');
  await card.getByRole('button', { name: 'Maak er 2 van' }).click();
  await expect(card.getByRole('button', { name: 'Haal uit je winkelmand' })).toBeEnabled();

  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm('noor@example.com');
  await visitor.submitForm();
  await expect(page).toHaveURL(new RegExp(`/${slug}/checkout\\?`));
  await visitor.pay();
  const reference = await visitor.paidOrder();
  expect((await orderOf(reference))?.lines).toContainEqual({ product_id: 'day-sunday', qty: 2 });
});
