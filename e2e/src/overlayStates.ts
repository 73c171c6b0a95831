import type { Locator, Page } from 'playwright/test';
import { expect } from './journey.ts';

/** An overlay over a page of a shop, or a panel beside it. */
export interface OverlayState {
  name: string;
  /** Opens the state from the previous state. */
  open(page: Page): Promise<void>;
}

/** The parts of a page, found in any language. */
const cartButton = (page: Page) => page.locator('header button[data-early]');
const panel = (page: Page) => page.getByRole('dialog');
const confirmButton = (page: Page) => panel(page).locator('button[class*="Button_primary"]').last();
const field = (page: Page, name: string): Locator => panel(page).locator(`[name="${name}"]`);

const closePanel = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
};

const openMenu = async (menu: Locator): Promise<void> => {
  await menu.locator('summary').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
};

/** Fills in the required fields of the form, by their names. */
const fillForm = async (page: Page): Promise<void> => {
  const texts = {
    firstName: 'Noor',
    lastName: 'de Vries',
    email: 'noor+looks@example.com',
    phoneNumber: '06 12345678',
    address: 'Zeeweg',
    streetNumber: '12',
    postalCode: '2042 AB',
    city: 'Zandvoort',
  };
  if (await field(page, 'gender').isVisible()) await field(page, 'gender').selectOption('female');
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, 'emailconfirm').pressSequentially(texts.email);
  for (const [name, value] of Object.entries({ birthDay: '4', birthMonth: '5', birthYear: '1990', country: 'NL' }))
    await field(page, name).selectOption(value);
};

/**
 * The states of a shop from an empty basket to a paid order, found without texts. Each state starts from the former
 * one.
 */
export const overlayStates: OverlayState[] = [
  {
    name: 'the empty basket',
    async open(page) {
      await cartButton(page).click();
      await expect(panel(page).getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'a cart',
    async open(page) {
      await closePanel(page);
      await page.locator('#content fieldset:has([data-early])').first().getByRole('button').last().click();
      await expect(cartButton(page)).toHaveAttribute('data-count', '1');
    },
  },
  {
    name: 'the basket',
    async open(page) {
      await cartButton(page).click();
      await expect(panel(page).getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'a question over the basket',
    async open(page) {
      await panel(page).locator('button[class*="remove"]').first().click();
      // The basket behind the question is inert, so it cannot be found as a dialog.
      await expect(page.locator('[role=dialog]')).toHaveCount(2);
    },
  },
  {
    name: 'what the basket still needs',
    async open(page) {
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog]')).toHaveCount(1);
      await confirmButton(page).click();
      await expect(panel(page).getByRole('alert').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the form',
    async open(page) {
      await panel(page).getByRole('radio').last().check();
      await panel(page).getByRole('checkbox').last().check();
      await confirmButton(page).click();
      await expect(page).toHaveURL(/#cf$/);
      await expect(field(page, 'firstName')).toBeVisible();
    },
  },
  {
    name: 'the form with its errors',
    async open(page) {
      await panel(page).locator('button[type="submit"]').click();
      await expect(panel(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'the languages',
    async open(page) {
      await closePanel(page);
      await openMenu(page.locator('header nav:has(a[hreflang])'));
    },
  },
  {
    name: 'the payment',
    async open(page) {
      await page.keyboard.press('Escape');
      await cartButton(page).click();
      await confirmButton(page).click();
      await expect(field(page, 'firstName')).toBeVisible();
      await fillForm(page);
      await panel(page).locator('button[type="submit"]').click();
      await expect(page).toHaveURL(/\/checkout\?/);
      await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'the paid order',
    async open(page) {
      await page.getByRole('main').getByRole('radio').first().check();
      // The button is in the bottom bar, outside its form.
      await page.locator('button[type="submit"][form]').click();
      // The provider's page for a method other than a card: its first button pays.
      await page.locator('button[name="outcome"]').first().click();
      await expect(page.getByText(/^\d{9}$/)).toBeVisible();
    },
  },
];
