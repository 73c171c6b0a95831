import { expect, type Locator, type Page } from 'playwright/test';
import { cartCallName } from './cartCalls.ts';

/** Waits until a part of the page is hydrated; the server's HTML is visible earlier. A busy machine takes long to run the scripts of a first page. */
export const answers = (part: Locator) =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      timeout: 30_000,
    })
    .toBe(true);

/** Waits until the server has this quantity, because leaving the page earlier would cancel the call. */
export const written = (page: Page, quantity: number) =>
  page.waitForResponse((response) => response.ok() && cartCallName(response.request()) === `PUT ${quantity}`);

/** The actions of a shopper, by the Dutch texts of the page. */
export const shopper = (page: Page) => ({
  /** Opens a page of a shop and waits until it is hydrated. */
  async visit(path: string) {
    await page.goto(path);
    await answers(page.getByRole('main'));
  },

  /** Presses + the given number of times, on a control that shows 0. */
  async press(product: string, times: number) {
    const more = page.getByRole('button', { name: `Meer ${product}`, exact: true });
    await answers(more);
    for (let count = 1; count <= times; count += 1) {
      await more.click();
      await expect(page.getByRole('spinbutton', { name: `Aantal ${product}`, exact: true })).toHaveValue(String(count));
    }
    await expect(page.getByRole('button', { name: /^(Winkelmand|Verlanglijst): [1-9]/ })).toBeVisible();
  },

  /** Adds a product, and waits until it is in the cart on the server. */
  async add(product: string, times: number) {
    const answer = written(page, times);
    await this.press(product, times);
    await answer;
  },

  /** Removes one product from the cart, so that a journey that counts stock is not disturbed by an expiring cart. */
  async giveBack(slug: string, product: string, step = 'tickets') {
    await this.visit(`/${slug}/${step}`);
    const fewer = page.getByRole('button', { name: `Minder ${product}`, exact: true });
    await answers(fewer);
    const answer = written(page, 0);
    await fewer.click();
    await expect(page.getByRole('button', { name: 'Winkelmand: 0 artikelen, € 0,00' })).toBeVisible();
    await answer;
  },

  /** Removes one of a product from the cart, on the current page. */
  async giveOne(product: string, left = 0) {
    const answer = written(page, left);
    await page.getByRole('button', { name: `Minder ${product}`, exact: true }).click();
    await answer;
  },

  async next(heading: string) {
    await page.getByRole('link', { name: /^Volgende/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },

  async openBasket() {
    await page.getByRole('button', { name: /^Winkelmand:/ }).click();
    const basket = page.getByRole('dialog');
    await expect(basket.getByRole('heading', { name: 'Je winkelmand' })).toBeVisible();
    return basket;
  },

  async confirmBasket() {
    const basket = page.getByRole('dialog');
    await basket.getByRole('radio', { name: 'Nee, dat hoeft niet' }).check();
    await basket.getByRole('checkbox', { name: /voorwaarden/ }).check();
    await basket.getByRole('button', { name: 'Verder naar je gegevens' }).click();
  },

  async fillForm(email: string) {
    const form = page.getByRole('form', { name: 'Je gegevens' });
    const fill = (label: string, text: string) => form.getByRole('textbox', { name: label, exact: true }).fill(text);
    await expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
    // One of the brands does not ask for the gender.
    const gender = form.getByRole('combobox', { name: 'Geslacht' });
    if (await gender.isVisible()) await gender.selectOption({ label: 'Vrouw' });
    await fill('Voornaam', 'Noor');
    await fill('Achternaam', 'de Vries');
    const address = form.getByRole('textbox', { name: /^E-mailadres( \*)?$/ });
    // The address of an account cannot be changed.
    if (await address.isEditable()) {
      await address.fill(email);
      await form.getByRole('textbox', { name: /nog een keer/ }).pressSequentially(email);
    }
    await fill('Telefoonnummer', '06 12345678');
    await form.getByRole('combobox', { name: 'Dag' }).selectOption({ label: '4' });
    await form.getByRole('combobox', { name: 'Maand' }).selectOption({ index: 5 });
    await form.getByRole('combobox', { name: 'Jaar' }).selectOption({ label: '1990' });
    await form.getByRole('combobox', { name: /^Land( \*)?$/ }).selectOption('NL');
    await fill('Straat', 'Zeeweg');
    await fill('Huisnummer', '12');
    await fill('Postcode', '2042 AB');
    await fill('Plaats', 'Zandvoort');
  },

  async submitForm() {
    await page.getByRole('button', { name: 'Verder naar betalen' }).click();
  },

  /** Chooses a payment method on the payment screen, by the first words of its name. */
  async choose(method: string) {
    await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
  },

  /** Goes from the payment screen to the provider's page and back, with a test card. */
  async pay(card = '4242 4242 4242 4242') {
    await this.choose('Creditcard');
    await page.getByRole('button', { name: /^Betaal/ }).click();
    await this.payByCard(card);
  },

  /**
   * Waits for the page of the paid order, which opens once the provider has notified the shop. Returns the order's
   * number.
   */
  async paidOrder(): Promise<string> {
    await expect(page.getByRole('heading', { name: /^Je gaat naar/ })).toBeVisible({ timeout: 30_000 });
    return ((await page.getByText(/^\d{9}$/).textContent()) ?? '').trim();
  },

  /** Pays on the provider's page, and returns to the shop. */
  async payByCard(card = '4242 4242 4242 4242') {
    await page.getByLabel(/Kaartnummer/).fill(card);
    await page.getByLabel(/Geldig tot|Vervaldatum/).fill('12/30');
    await page.getByLabel(/code/i).last().fill('123');
    await page.getByLabel(/Naam/).fill('N de Vries');
    await page.getByRole('button', { name: /^Betaal/ }).click();
  },
});
