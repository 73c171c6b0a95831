import type { Page } from 'playwright/test';
import { expectOnly } from './expectOnly.ts';
import { expect, longWalk, test } from './journey.ts';
import { ownAccount } from './ownAccount.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { exampleAccount, signedInAs } from './signIn.ts';

test.describe.configure(longWalk);

/** The controls and titles that a toast covers. */
const coveredParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const region = document.querySelector('[role="region"][aria-label="Meldingen"]');
    const toasts = [...(region?.children ?? [])].map((toast) => toast.getBoundingClientRect());
    const controls = [...document.querySelectorAll('a, button, input, summary, h1')].filter(
      (control) => control.checkVisibility() && !region?.contains(control),
    );
    const isUnder = (box: DOMRect) =>
      toasts.some((t) => t.left < box.right && box.left < t.right && t.top < box.bottom && box.top < t.bottom);
    return controls
      .filter((control) => isUnder(control.getBoundingClientRect()))
      .map((control) => control.outerHTML.slice(0, 120));
  });

/** Types the account's address and password on sign-on's own page, which the shop has opened. */
const typePassword = async (page: Page, account = exampleAccount): Promise<void> => {
  await page.getByLabel('E-mailadres').fill(account.email);
  await page.getByLabel('Wachtwoord').fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
};
const userMenu = (page: Page) => page.locator('header summary', { hasText: 'Ingelogd als' });
const choose = async (page: Page, name: string): Promise<void> => {
  await userMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name }).click();
};
const field = (page: Page, name: string | RegExp) => page.getByRole('form').getByRole('textbox', { name });

const openForm = async (page: Page): Promise<void> => {
  await shopper(page).openBasket();
  await shopper(page).confirmBasket();
  await expect(field(page, 'Voornaam')).toBeVisible();
};

test('a shopper who signs in halfway finds the cart and the form filled, edits the account, sees the changes in the form, and keeps the cart after logging out [HDR-04, OVL-09]', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  const account = await ownAccount('halfway');
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets?utm_source=mail');
  await visitor.add('Weekendticket', 1);
  await openForm(page);
  await field(page, 'Plaats').fill('Ergens anders');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click();
  await typePassword(page, account);
  await expect(page).toHaveURL(/\/solstrand\/tickets\?utm_source=mail&cartId=[\w-]+(#cf)?$/);
  const greeting = page.getByRole('region', { name: 'Meldingen' }).getByText('Ingelogd als Noor', { exact: true });
  await expect(greeting).toBeVisible();
  expect(await coveredParts(page)).toEqual([]);
  await expect(page.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true })).toHaveValue('1');
  await expectAccessible(page);
  await openForm(page);
  await expect(field(page, 'Voornaam')).toHaveValue('Noor');
  await expect(field(page, /^E-mailadres( \*)?$/)).toHaveAttribute('readonly');
  await expect(field(page, 'Plaats')).toHaveValue('Ergens anders');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  await userMenu(page).press('Enter');
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - group:
        - text: Ingelogd als Noor
        - paragraph:
          - strong: Noor de Wit
        - list:
          - listitem:
            - button "Mijn account"
          - listitem:
            - button "Uitloggen"
  `);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();
  await choose(page, 'Mijn account');
  await page.getByLabel('Voornaam').fill('Nora');
  await page.getByRole('button', { name: 'Bewaar gegevens' }).click();
  await page.getByRole('link', { name: 'Terug naar de winkel' }).click();
  await expect(page.getByRole('banner').getByText('Nora')).toBeVisible();
  await openForm(page);
  await expect(field(page, 'Voornaam')).toHaveValue('Nora');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  await choose(page, 'Uitloggen');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(page).toHaveURL(/\/solstrand\/tickets\?/);
  expect(await signedInAs(page, 'solstrand')).toBeNull();
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
  await visitor.giveBack('solstrand', 'Weekendticket');
});

/** The cookies that give this browser its cart or order. */
const heldCookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /cart_|order_/.test(name));

/** Shops that are only for accounts, and the texts of their sign-in pages. */
const closedShops = [
  ['solstrand-leden', 'Welkom, leden'],
  ['nachtwoud-reis', 'Welkom bij de reisverkoop'],
  ['solstrand-vooraf', 'Welkom bij de voorregistratie'],
  ['nachtwoud-extra', 'Inloggen'],
] as const;

for (const [slug, welcome] of closedShops) {
  test(`${slug} redirects a guest to its sign-in page and back with the query; a logout opens the root with the query, and the next guest finds no data [RTE-02, RTE-04, SSO-04]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`/${slug}?utm_source=mail`);
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
    await typePassword(page);
    await expect(page).toHaveURL(new RegExp(`/${slug}\\?utm_source=mail$`));
    await expect(userMenu(page)).toBeVisible();
    // An add-on shop first offers to find earlier orders.
    if (slug === 'nachtwoud-extra') await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    await choose(page, 'Uitloggen');
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/\?utm_source=mail$/);
    expect(await signedInAs(page, slug)).toBeNull();
    expect(await heldCookies(page)).toEqual([]);
    await page.goto(`/${slug}/tickets`);
    await expect(page).toHaveURL(/\/login\?returnTo=/);
  });
}

test('a shop that requires a login first asks a guest to log in; a logout opens the root without a cart, and the next guest is asked again [RTE-02, OVL-08, SSO-04, LAY-03]', async ({
  page,
  expectAccessible,
}) => {
  const slug = 'solstrand-inloggen';
  const request = page.getByRole('dialog', { name: 'Log in om verder te gaan' });
  const logIn = request.getByRole('button', { name: 'Inloggen' });
  await page.goto(`/${slug}/tickets?utm_source=mail`);
  await expect(logIn).toBeFocused();
  await expectOnly(page, 'Log in om verder te gaan');
  await expect(request).toMatchAriaSnapshot(`
    - dialog "Log in om verder te gaan":
      - heading "Log in om verder te gaan" [level=2]
      - paragraph: /account/
      - paragraph:
        - link "Naar alle festivals"
      - navigation "Taal"
      - button "Inloggen"
      - button "Maak een account"
  `);
  await expect(request).toHaveAccessibleDescription(/account/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(logIn).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Terug naar de winkel' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/tickets\\?utm_source=mail$`));
  await expect(logIn).toBeFocused();
  await page.keyboard.press('Enter');
  await typePassword(page);
  await expect(page).toHaveURL(new RegExp(`/${slug}/tickets\\?utm_source=mail$`));
  const visitor = shopper(page);
  await visitor.add('Weekendticket', 1);
  await page
    .getByRole('dialog', { name: 'Maak je festival compleet' })
    .getByRole('button', { name: 'Sluiten' })
    .click();
  await visitor.giveOne('Weekendticket');
  expect(await heldCookies(page)).not.toEqual([]);

  await choose(page, 'Uitloggen');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/\?utm_source=mail$/);
  expect([await signedInAs(page, slug), await heldCookies(page)]).toEqual([null, []]);
  await page.goto(`/${slug}`);
  await expect(logIn).toBeFocused();
});

test('a travel sale for members greets the first visit; a logout in one tab shows 6004 in the other, and a new login opens the overview [SSO-04, ERR-06]', async ({
  page,
  context,
}) => {
  const slug = 'nachtwoud-ledenreis';
  await page.goto(`/${slug}/tickets`);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await typePassword(page);
  const greeting = page.getByRole('dialog', { name: 'Reisverkoop voor leden' });
  await greeting.getByRole('button', { name: 'Aan de slag' }).click();
  await expect(userMenu(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/${slug}`);
  await choose(other, 'Uitloggen');
  await expect(other).toHaveURL(/^http:\/\/[^/]+\/$/);

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const modal = page.getByRole('dialog', { name: 'Je bent uitgelogd' });
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect(page.getByRole('timer')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Inloggen' }).click();
  await typePassword(page);
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect(userMenu(page)).toBeVisible();
});

test('a session that ends during payment loses nothing: a new login returns to the payment [SSO-04]', {
  tag: '@core',
}, async ({ page }) => {
  const slug = 'solstrand-leden';
  const account = await ownAccount('ended');
  const visitor = shopper(page);
  await page.goto(`/${slug}/tickets`);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await typePassword(page, account);
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText(/^Ingelogd als/)).toBeVisible();
  expect(await coveredParts(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add('Weekendticket', 1);
  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm(account.email);
  await visitor.submitForm();
  await expect(page.getByRole('button', { name: /^Betaal/ })).toBeVisible();

  await query('delete from members.sessions where account_id = $1', [account.id]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const modal = page.getByRole('dialog', { name: 'Je bent uitgelogd' });
  await modal.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByLabel('Wachtwoord').or(userMenu(page))).toBeVisible();
  if (await page.getByLabel('Wachtwoord').isVisible()) await typePassword(page, account);
  await expect(page).toHaveURL(new RegExp(`/${slug}/checkout\\?cartId=`));
  await visitor.pay();
  await visitor.paidOrder();
});
