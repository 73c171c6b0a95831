import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import type { OverlayState } from './overlayStates.ts';
import { leaveSeconds } from './ownCart.ts';
import { query } from './runningShop.ts';
import { type Account, signIn } from './signIn.ts';

/** The parts of a page, found in any language. */
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page) => page.locator('section[class*="Aside_card"]');
const chooseTicket = (page: Page) =>
  page.locator('#content fieldset:has([data-early])').first().getByRole('button').last().click();

/**
 * The overlays in the shops of a festival's other sales, first for guests and then for an account. Each state starts
 * from the former one.
 */
export const accountStates = (slug: string, account: Account): OverlayState[] => [
  {
    name: 'the request to log in',
    async open(page) {
      await page.goto(`/${slug}-inloggen/tickets`);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'the page to log in',
    async open(page) {
      await dialog(page).getByRole('button').first().click();
      await expect(page.locator('#password')).toBeVisible();
    },
  },
  {
    name: 'the offer to save time',
    async open(page) {
      await page.goto(`/${slug}-adyen/tickets`);
      await expect(card(page)).toBeVisible();
    },
  },
  {
    name: 'what was added',
    async open(page) {
      await page.goto(`/${slug}-los/tickets`);
      await chooseTicket(page);
      await expect(card(page)).toBeVisible();
    },
  },
  {
    name: 'the last two minutes of a cart',
    async open(page) {
      await leaveSeconds(page, `${slug}-los`, 118);
      await page.reload();
      await expect(page.getByRole('timer')).toBeVisible();
    },
  },
  {
    name: 'what is offered after a ticket',
    async open(page) {
      await signIn(page, `${slug}-inloggen`, account);
      await page.goto(`/${slug}-inloggen/tickets`);
      await chooseTicket(page);
      // The message for a signed-in visitor is a dialog too, but without a list.
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the user menu',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.locator('header summary:has([class*="AccountControl_who"])').click();
      await expect(page.getByText(account.email)).toBeVisible();
    },
  },
  {
    name: 'the wishlist',
    async open(page) {
      await page.goto(`/${slug}-vooraf/tickets`);
      await chooseTicket(page);
      await page.locator('header button[data-early]').click();
      await expect(dialog(page).getByRole('spinbutton')).toHaveValue('1');
    },
  },
  {
    name: 'a saved wishlist',
    async open(page) {
      await query(
        `insert into wishlists (event_id, account_id, year, content, is_member_sale_used, verifier)
         values ($1, $2, 2027, '{"products":{"weekend":1,"day-friday":1},"travelCart":null,"preferences":{}}', false, 'looks')
         on conflict do nothing`,
        [`${slug}-2027`, account.id],
      );
      await page.goto(`/${slug}-leden/tickets`);
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'earlier orders',
    async open(page) {
      await query('delete from look_ups');
      await page.goto(`/${slug}-extra`);
      await expect(dialog(page).getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'no line',
    async open(page) {
      await page.context().setOffline(true);
      await expect(page.locator('p[class*="connectionNotice_notice"]')).not.toBeEmpty();
    },
  },
];
