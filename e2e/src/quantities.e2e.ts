import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { withStockOf } from './withStockOf.ts';

const writes = '**/api/shopping/carts/*/products';
const more = (page: Page) => page.getByRole('button', { name: 'Meer Weekendticket', exact: true });
const number = (page: Page) => page.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true });

test('a failed write is repeated on the same page [ERR-02]', {
  tag: ['@core', '@mf-tickets'],
}, async ({ page, quietConsole }) => {
  quietConsole.allow(/net::ERR_FAILED/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.route(writes, (route) => route.abort(), { times: 1 });
  await more(page).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible();
  await modal.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(number(page)).toHaveValue('2');
  await expect(page.getByRole('button', { name: /^Winkelmand: 2 artikelen/ })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('after a modal over the basket the focus is in the basket again, and Escape closes the basket [OVL-11]', {
  tag: ['@core', '@mf-tickets', '@mf-basket'],
}, async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await visitor.add('Zaterdag 10 juli', 1);
  const basket = await visitor.openBasket();
  const remove = basket.getByRole('button', { name: 'Verwijder Zaterdag 10 juli' });
  await remove.press('Enter');
  const question = page.getByRole('dialog', { name: 'Uit je winkelmand halen?' });
  await expect(question.getByRole('button', { name: 'Houden' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(basket.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeFocused();
  await visitor.giveBack('solstrand', 'Weekendticket');
});

test('if two browsers press for the last ticket at the same moment, one gets it and the other gets a message [API-09, TIX-05]', {
  tag: '@core',
}, async ({ page, browser }) => {
  const product = 'Ochtendlicht, zondag 10 oktober';
  const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  try {
    await withStockOf('nachtwoud', 'day-sunday', async (leave) => {
      await shopper(page).visit('/nachtwoud/tickets');
      await shopper(other).visit(page.url());
      await leave(1);
      const add = (tab: Page) => tab.getByRole('button', { name: `Meer ${product}`, exact: true }).click();
      await Promise.all([add(page), add(other)]);
      const refused = (tab: Page) => tab.getByRole('dialog').getByText(/dit product is uitverkocht/);
      await expect
        .poll(async () => [await refused(page).count(), await refused(other).count()].sort(), { timeout: 15_000 })
        .toEqual([0, 1]);
      const [winner, loser] = (await refused(page).count()) === 0 ? [page, other] : [other, page];
      const held = (tab: Page, count: number) =>
        tab.getByRole('button', { name: new RegExp(`^Winkelmand: ${count} artikel`), includeHidden: true });
      await expect(held(winner, 1)).toBeAttached();
      await expect(held(loser, 0)).toBeAttached();
      const [after] = await query<{ reserved: number; total: number }>(
        "select reserved, total from stock where id = 'day-sunday' and event_id = (select event_id from shop_slugs where slug = 'nachtwoud')",
      );
      expect(after?.reserved).toBe(after?.total);
      await shopper(winner).giveOne(product);
    });
  } finally {
    await other.context().close();
  }
});

test('an order has at most twelve tickets of all kinds: at the limit no ticket can be added, and for a higher number the page shows how many are left [TIX-03]', async ({
  page,
}) => {
  const visitor = shopper(page);
  const control = (kind: string, product: string) =>
    page.getByRole(kind === 'Aantal' ? 'spinbutton' : 'button', { name: `${kind} ${product}`, exact: true });
  await visitor.visit('/nachtwoud/tickets');
  const type = async (product: string, count: number) => {
    await control('Aantal', product).fill(String(count));
    await control('Aantal', product).press('Enter');
  };
  await type('Beide nachten', 6);
  await type('Vrijdagnacht 8 oktober', 5);
  await expect(page.getByRole('button', { name: /^Winkelmand: 11 artikelen/ })).toBeVisible();
  await type('Beide nachten + tentveld', 3);
  const modal = page.getByRole('dialog', { name: 'Dat zijn er te veel' });
  await expect(modal.getByText('Aantal dat je hiervan kunt nemen: 1.')).toBeVisible();
  await modal.getByRole('button', { name: 'Oké' }).click();
  await expect(page.getByRole('button', { name: /^Winkelmand: 12 artikelen/ })).toBeVisible();
  for (const product of ['Beide nachten', 'Vrijdagnacht 8 oktober', 'Beide nachten + tentveld'])
    await expect(control('Meer', product)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('article', { name: 'Kruinpad, voor twee' })).toContainText(
    'Meer dan 12 tickets kan niet in één bestelling',
  );
  // A ticket of which the order can't hold even one says how many there are already.
  await type('Kruinpad, voor twee', 2);
  await expect(modal.getByText('Je hebt al 12 tickets in je winkelmand.')).toBeVisible();
  await modal.getByRole('button', { name: 'Oké' }).click();
  // If one ticket is reduced, another one can be added.
  await control('Minder', 'Beide nachten').click();
  await expect(control('Meer', 'Vrijdagnacht 8 oktober')).not.toHaveAttribute('aria-disabled', 'true');
});

test('the mouse wheel over a number scrolls the page and keeps the quantity [TIX-08, BSK-10]', async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 2);
  const shown = number(page);
  await shown.click();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(shown).toHaveValue('2');
  await visitor.giveOne('Weekendticket', 1);
  await visitor.giveBack('solstrand', 'Weekendticket');
});
