import type { Browser, BrowserContext, Page } from 'playwright/test';
import { allowMoreOrders } from './allowMoreOrders.ts';
import { expect, longWalk, test } from './journey.ts';
import { keyboard } from './keyboard.ts';
import { modals } from './modals.ts';
import { ownAccount } from './ownAccount.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';
import { query, runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { signIn } from './signIn.ts';

test.describe.configure(longWalk);

const ofAccount = "event_id = 'solstrand-2027' and account_id = $1";

const device = (browser: Browser) => browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' });

/** The link of the saved wishlist, as its owner copies it. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Verlanglijst: 1 artikel,/ }).click();
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByText('De link is gekopieerd.', { exact: false })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A guest opens the link of the saved wishlist. */
async function seeByLink(context: BrowserContext, link: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(link);
  const shown = page.getByRole('dialog', { name: 'Je verlanglijst' });
  await expect(shown.getByRole('spinbutton', { name: 'Aantal Weekendticket' })).toHaveValue('1');
  await expect(shown.getByText('Iemand deelt deze verlanglijst met je.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/solstrand-vooraf$/);
}

test('a wishlist is saved on one device and shown on another and by its link; when the members’ sale opens, it fills the cart once, without a product that has sold out [WSH-02, WSH-03, WSH-04, WSH-06, OVL-04, OVL-10]', {
  tag: '@core',
}, async ({ browser, page, quietConsole, expectAccessible }) => {
  const owner = await ownAccount('wishlist');
  await allowMoreOrders(owner);
  const visitor = shopper(page);
  await signIn(page, 'solstrand-vooraf', owner);
  await visitor.visit('/solstrand-vooraf/tickets');
  await visitor.press('Weekendticket', 1);
  await page.getByRole('button', { name: /^Verlanglijst: 1 artikel,/ }).click();
  const wishlist = page.getByRole('dialog', { name: 'Je verlanglijst' });
  await expect(wishlist.getByText('Nog niet bewaard.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  // With the keyboard only.
  await keyboard(page).press(wishlist.getByRole('button', { name: 'Bewaar je verlanglijst' }));
  const saved = page.getByRole('dialog', { name: 'Je verlanglijst is bewaard' });
  await saved.getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(wishlist).toBeHidden();
  const link = await copiedLink(page);

  const guest = await device(browser);
  const second = await device(browser);
  quietConsole.watch(guest);
  quietConsole.watch(second);
  await seeByLink(guest, link);
  await guest.close();
  const other = await second.newPage();
  await signIn(other, 'solstrand-vooraf', owner);
  await expect(other.getByRole('button', { name: /^Verlanglijst: 1 artikel,/ })).toBeVisible();

  // Friday has sold out since the wishlist was saved.
  await query(`update wishlists set content = jsonb_set(content, '{products,day-friday}', '1') where ${ofAccount}`, [
    owner.id,
  ]);
  const buyer = shopper(other);
  await buyer.visit('/solstrand-leden/tickets');
  const offer = other.getByRole('dialog', { name: 'Je verlanglijst' });
  await expect(offer.getByText('Dit product is uitverkocht.', { exact: false })).toBeVisible();
  await expect(offer).toMatchAriaSnapshot(`
    - dialog "Je verlanglijst":
      - heading "Je verlanglijst" [level=2]
      - button "Sluiten"
      - list "Wat er op je verlanglijst staat":
        - listitem:
          - paragraph: Weekendticket
          - button "Weekendticket toevoegen"
        - listitem:
          - status: /uitverkocht/
      - button "Alles toevoegen"
      - button "Verder winkelen"
  `);
  await keyboard(other).press(offer.getByRole('button', { name: 'Alles toevoegen' }));
  await expect(offer.getByRole('list', { name: /^In plaats van/ })).toBeVisible();
  await expectAccessible(other);
  await offer.getByRole('button', { name: 'Naar je winkelmand' }).click();
  const basket = other.getByRole('dialog', { name: 'Je winkelmand' });
  await expect(basket.getByRole('spinbutton', { name: 'Aantal Weekendticket' })).toHaveValue('1');
  // Opening the same address again would be a reload, which would open the offer again.
  await other.keyboard.press('Escape');
  await expect(basket).toBeHidden();

  await buyer.giveBack('solstrand-leden', 'Weekendticket');
  // Opens a tab in which the wishlist was not offered yet.
  const later = await second.newPage();
  const underWay = requestsUnderWay(later);
  await shopper(later).visit('/solstrand-leden/tickets');
  await underWay.ended();
  await expect(modals(later)).toHaveCount(0);
  await second.close();
});
