import type { Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { modals } from './modals.ts';
import { openPayment } from './openPayment.ts';
import { ownAccount } from './ownAccount.ts';
import { leaveSeconds } from './ownCart.ts';
import { query, runningShop } from './runningShop.ts';
import { answers, shopper, written } from './shopper.ts';
import { signIn } from './signIn.ts';
import { withStockOf } from './withStockOf.ts';

// The codes of the catalogue that no other journey raises. Each is raised by the shop's own servers, as for a shopper.
test.describe.configure(longWalk);

const says = (page: Page, name: string) => page.getByRole('dialog', { name });
const numberOf = (page: Page, product: string) =>
  page.getByRole('spinbutton', { name: `Aantal ${product}`, exact: true });
const more = (page: Page, product: string) => page.getByRole('button', { name: `Meer ${product}`, exact: true });

test('a first press that reaches no server says that something went wrong, and the next press works [ERR-03, ERR-06]', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/net::ERR_FAILED/);
  const visitor = shopper(page);
  await visitor.visit('/nachtwoud/tickets');
  const calls = '**/api/shopping/carts**';
  await page.route(calls, (route) => route.abort());
  await more(page, 'Beide nachten').click();
  const failed = says(page, 'Er is iets misgegaan');
  await failed.getByRole('button', { name: 'Oké' }).click();
  await expect(modals(page)).toHaveCount(0);
  await expect(numberOf(page, 'Beide nachten')).toHaveValue('0');
  await page.unroute(calls);
  await visitor.add('Beide nachten', 1);
  await visitor.giveBack('nachtwoud', 'Beide nachten');
});

test('a closed shop says so on each page of its sale, and leads to its home page [ERR-03, ERR-06]', async ({
  page,
}) => {
  await shopper(page).visit('/solstrand-dicht/tickets');
  const closed = says(page, 'De shop is gesloten');
  await expect(closed).toBeVisible();
  await closed.getByRole('button', { name: 'Naar de shoppagina' }).click();
  await expect(page).toHaveURL(/\/solstrand-dicht$/);
  await expect(modals(page)).toHaveCount(0);
});

test('after the end of registration, a pre-registration says so on arrival, and its server saves nothing [ERR-03, ERR-06, WSH-05]', async ({
  page,
}) => {
  const slug = 'nachtwoud-vooraf';
  const account = await ownAccount('ended');
  await signIn(page, slug, account);
  const endAt = (end: unknown) =>
    query(`update shops set config = jsonb_set(config, '{registrationEndsAt}', $2::jsonb) where slug = $1`, [
      slug,
      JSON.stringify(end),
    ]);
  const [shop] = await query<{ end: string }>(
    `select config ->> 'registrationEndsAt' as end from shops where slug = $1`,
    [slug],
  );
  await endAt('2026-01-01T12:00:00+01:00');
  try {
    const ended = says(page, 'De registratie is gesloten');
    await expect(async () => {
      await shopper(page).visit(`/${slug}/tickets`);
      await expect(ended).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const headers = { 'x-shop': slug, origin: runningShop().shopUrl };
    const saved = await page.request.put('/api/members/wishlist', {
      headers,
      data: { products: {}, travelCart: null, preferences: {} },
    });
    expect(saved.ok()).toBe(false);
    expect(await query('select 1 from wishlists where account_id = $1', [account.id])).toEqual([]);
    await ended.getByRole('button', { name: 'Naar de shop' }).click();
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  } finally {
    await endAt(shop?.end);
  }
});

test('when a cart with an upgrade ends, the message says that the earlier order stays as it is [CNT-02, ERR-06]', async ({
  page,
}) => {
  const slug = 'nachtwoud-upgrade';
  const visitor = shopper(page);
  await visitor.visit(`/${slug}/extras`);
  await visitor.add('Douchepas', 1);
  await leaveSeconds(page, slug, 15);
  await page.reload();
  const over = page.getByRole('alertdialog').or(says(page, 'Je tijd is om'));
  await expect(over.getByText('Je oorspronkelijke bestelling blijft zoals die is.', { exact: false })).toBeVisible({
    timeout: 30_000,
  });
  await over.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect(page.getByRole('button', { name: 'Winkelmand: 0 artikelen, € 0,00' })).toBeVisible();
});

test('when the time of a wishlist with upgrades is over, the message says what stays saved [CNT-02, WSH-01, ERR-06]', async ({
  page,
}) => {
  const slug = 'nachtwoud-vooraf-upgrade';
  await page.clock.install();
  await signIn(page, slug, await ownAccount('over'));
  const visitor = shopper(page);
  await visitor.visit(`/${slug}/tickets`);
  await visitor.press('Beide nachten', 1);
  await page.clock.fastForward(2_201_000);
  const over = page.getByRole('alertdialog').or(says(page, 'Je tijd is om'));
  await expect(over.getByText('Wat je wel hebt bewaard, staat er nog.', { exact: false })).toBeVisible();
  await over.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(page.getByRole('button', { name: /^Verlanglijst: 0 artikelen/ })).toBeVisible();
});

test('the link of a wishlist is locked for ten minutes after five wrong proofs [WSH-03, ERR-03, ERR-06]', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/status of 4\d\d/);
  const { id } = await ownAccount('locked');
  const proof = (hash: string) =>
    `/solstrand-vooraf?${new URLSearchParams({ getwishlist: '1', hash, eventid: 'solstrand-2027', uid: id })}`;
  const locked = says(page, 'Deze link is 10 minuten geblokkeerd');
  for (let count = 1; count <= 5; count += 1) {
    await shopper(page).visit(proof(`wrong-${count}`));
    await expect(page).toHaveURL(/\/solstrand-vooraf$/);
    await expect(locked).toHaveCount(0);
  }
  await shopper(page).visit(proof('wrong-6'));
  await locked.getByRole('button', { name: 'Naar de shop' }).click();
  await expect(locked).toHaveCount(0);
});

test('a product that a shop has withdrawn while its page is open is refused, and the rest of the cart stays [ERR-06]', async ({
  page,
}) => {
  const slug = 'nachtwoud-kaal';
  const visitor = shopper(page);
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Beide nachten', 1);
  const [row] = await query<{ event_id: string; product_id: string; position: number }>(
    `delete from shop_products using products
     where shop_products.slug = $1 and products.event_id = shop_products.event_id and products.id = product_id
       and product_id = 'day-friday'
     returning shop_products.event_id, product_id, position`,
    [slug],
  );
  try {
    const headers = { 'x-shop': slug, origin: runningShop().shopUrl };
    await expect
      .poll(async () => (await page.request.get('/api/shopping/products', { headers })).text())
      .not.toContain('"day-friday"');
    await more(page, 'Vrijdagnacht 8 oktober').click();
    const gone = says(page, 'Niet te koop in deze shop');
    await gone.getByRole('button', { name: 'Oké' }).click();
    await expect(numberOf(page, 'Beide nachten')).toHaveValue('1');
    await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel,/ })).toBeVisible();
  } finally {
    await query('insert into shop_products (event_id, slug, product_id, position) values ($1, $2, $3, $4)', [
      row?.event_id,
      slug,
      row?.product_id,
      row?.position,
    ]);
  }
});

test('merchandise from 18 years asks once for the age: “No” adds nothing, “Yes” adds it [MER-02, ERR-06]', async ({
  page,
}) => {
  const slug = 'solstrand-leden';
  await signIn(page, slug, await ownAccount('age'));
  const visitor = shopper(page);
  await visitor.visit(`/${slug}/merchandise`);
  const asked = says(page, 'Ben je 18 of ouder?');
  await more(page, 'Festivalgin').click();
  await asked.getByRole('button', { name: 'Nee', exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(numberOf(page, 'Festivalgin')).toHaveValue('0');
  await more(page, 'Festivalgin').click();
  const added = written(page, 1);
  await asked.getByRole('button', { name: 'Ja, ik ben 18 of ouder' }).click();
  await expect(numberOf(page, 'Festivalgin')).toHaveValue('1');
  await added;
  await visitor.giveBack(slug, 'Festivalgin', 'merchandise');
});

test('more tickets than are left: the shop offers those that are left, and takes them [ERR-06, API-09]', async ({
  page,
}) => {
  await withStockOf('nachtwoud', 'day-friday', async (leave) => {
    const visitor = shopper(page);
    await visitor.visit('/nachtwoud/tickets');
    const number = numberOf(page, 'Vrijdagnacht 8 oktober');
    await answers(number);
    await leave(2);
    await number.fill('5');
    await number.press('Enter');
    const offer = says(page, 'Nog 2: neem je die?');
    await offer.getByRole('button', { name: 'Neem er 2' }).click();
    await expect(number).toHaveValue('2');
    await expect(page.getByRole('button', { name: /^Winkelmand: 2 artikelen,/ })).toBeVisible();
    await number.fill('0');
    await number.press('Enter');
    await expect(page.getByRole('button', { name: 'Winkelmand: 0 artikelen, € 0,00' })).toBeVisible();
  });
});

test('the form of a second device says that the account has ordered already, once the first device has [CHK-12, ERR-06]', async ({
  page,
  browser,
  quietConsole,
}) => {
  const slug = 'solstrand-leden';
  const account = await ownAccount('twice');
  const visitor = shopper(page);
  await signIn(page, slug, account);
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Weekendticket', 1);
  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm(account.email);

  const context = await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' });
  const first = await context.newPage();
  await signIn(first, slug, account);
  await openPayment(first, { slug, products: { camping: 1 }, email: account.email });
  await shopper(first).pay();
  await shopper(first).paidOrder();
  await context.close();

  quietConsole.allow(/status of 409/);
  await visitor.submitForm();
  await expect(says(page, 'Geen bestellingen meer met dit account')).toBeVisible();
});

test('an announcement of the shop is shown once to a visitor whose page is open [NTC-01, ERR-06]', async ({ page }) => {
  const slug = 'nachtwoud-los';
  await page.clock.install();
  await shopper(page).visit(`/${slug}/tickets`);
  const [row] = await query<{ id: string }>(
    `insert into announcements (event_id, shop_slug, title, message)
     select event_id, slug, 'Kampeerveld vol', 'Het kampeerveld is vol; kamers zijn er nog.' from shops where slug = $1
     returning id`,
    [slug],
  );
  try {
    const said = says(page, 'Kampeerveld vol');
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(said.getByText('Het kampeerveld is vol; kamers zijn er nog.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await said.getByRole('button', { name: 'Oké' }).click();
    const polled = page.waitForResponse(/announcement|notice/);
    await page.clock.runFor(61_000);
    await polled;
    await expect(modals(page)).toHaveCount(0);
  } finally {
    await query('delete from announcements where id = $1', [row?.id]);
  }
});

test('the removal of a stay beside loose tickets says that its entry goes, and leaves the loose ticket [TRV-04, ERR-06]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await visitor.visit('/solstrand/travel/hotel-dune?persons=2');
  const room = page.getByRole('button', { name: /^Kies deze/ }).first();
  await answers(room);
  await room.click();
  await page.getByRole('button', { name: 'Naar je winkelmand' }).first().click();
  const basket = page.getByRole('dialog', { name: 'Je winkelmand' });
  await basket.getByRole('button', { name: /^Verwijder Hotel De Duinrand/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  const also = says(page, 'De entree gaat ook uit je winkelmand');
  await also.getByRole('button', { name: 'Oké' }).click();
  await expect(basket.getByRole('button', { name: /^Verwijder Hotel De Duinrand/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel,/, includeHidden: true })).toHaveCount(1);
  await expect(basket.getByRole('spinbutton', { name: 'Aantal Weekendticket' })).toHaveValue('1');
});
