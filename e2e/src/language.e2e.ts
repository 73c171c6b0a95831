import type { Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { neverIdle } from './neverIdle.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';
import { walked } from './testSize.ts';

test.describe.configure(longWalk);

/** The quantity field of a ticket in each language. */
const weekend = {
  nl: 'Aantal Weekendticket',
  en: 'Number of Weekend ticket',
  es: 'Cantidad de Abono de fin de semana',
};
const languages = Object.keys(weekend) as (keyof typeof weekend)[];

/** The texts that the page has requested, by remote and language, such as `mf_tickets nl`. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = files.flatMap((name) => {
      const [, remote, language] = /\/remotes\/(\w+)\/.*\/texts-(\w\w)\..*js$/.exec(name) ?? [];
      return remote ? [`${remote} ${language}`] : [];
    });
    return [...new Set(texts)].sort();
  });

// Most other journeys are Dutch.
for (const language of walked(languages, (one) => one !== 'nl')) {
  test(`a shop in ${language} uses this language for the page, its titles and its number fields [I18-08]`, async ({
    page,
    baseURL,
  }) => {
    const [tickets, bus] = [stepTexts('tickets', language), stepTexts('transportation', language)];
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await shopper(page).visit('/solstrand/tickets');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${tickets.name} · Solstrand`);
    const number = page.getByRole('spinbutton', { name: weekend[language], exact: true });
    // The field uses the page's language: no closer element has another language.
    expect(await number.evaluate((field) => field.closest('[lang]')?.getAttribute('lang'))).toBe(language);
    await page.getByRole('navigation').getByRole('link', { name: bus.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: bus.title })).toBeVisible();
    await expect(page).toHaveTitle(`${bus.name} · Solstrand`);
  });
}

test('each remote loads its own texts, only in the current language [I18-07]', async ({ page }) => {
  // An idle page would prefetch the next steps with their texts.
  await neverIdle(page);
  await shopper(page).visit('/solstrand/tickets');
  await expect(page.getByRole('spinbutton', { name: weekend.nl, exact: true })).toBeVisible();
  const first = await textsOn(page);
  expect(first).toContain('mf_tickets nl');
  expect(first).not.toContain('mf_transport nl');
  expect(first.filter((texts) => !texts.endsWith(' nl'))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Stappen' })
    .getByRole('link', { name: stepTexts('transportation').name })
    .click();
  await expect(page.getByRole('button', { name: 'Meer Bus vanaf Utrecht, heen en terug' })).toBeVisible();
  expect(await textsOn(page)).toContain('mf_transport nl');

  await page.getByRole('navigation', { name: 'Taal' }).locator('summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('transportation', 'en').title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^More / }).first()).toBeVisible();
  const second = await textsOn(page);
  expect(second).toContain('mf_transport en');
  expect(second.filter((texts) => texts.endsWith(' es'))).toEqual([]);
});

/** Chooses a language in the open panel or in the header. */
const speak = async (page: Page, label: string, name: string, inPanel = false): Promise<void> => {
  const within = inPanel ? page.getByRole('dialog') : page.getByRole('banner');
  const menu = within.getByRole('navigation', { name: label });
  if (!inPanel) await menu.locator('summary').click();
  await menu.getByRole('link', { name }).click();
};
const entries = (page: Page) => page.evaluate(() => history.length);

test('another language in basket, form and payment keeps panel, form, scroll, choice and history [I18-02, CHK-13]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets?utm_source=mail');
  await visitor.add('Weekendticket', 1);
  await page.evaluate(() => window.scrollTo(0, 300));
  let before = await entries(page);
  // Presses without the mouse, which would scroll to the header first.
  await page
    .getByRole('link', { name: 'English', includeHidden: true })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets', 'en').title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  expect([await entries(page), page.url()]).toEqual([before, expect.stringMatching(/tickets\?utm_source=mail$/)]);

  await page.getByRole('button', { name: /^Cart:/ }).click();
  before = await entries(page);
  await page.getByRole('dialog').getByRole('radio').first().check();
  await speak(page, 'Language', 'Nederlands', true);
  const basket = page.getByRole('dialog');
  await expect(basket.getByRole('heading', { name: 'Je winkelmand' })).toBeVisible();
  await expect(basket.getByRole('radio').first()).toBeChecked();
  const scrolled = () =>
    basket.getByRole('navigation', { name: 'Taal' }).evaluate((nav) => {
      let around: Element | null = nav;
      while (around && around.scrollTop === 0) around = around.parentElement;
      return around?.scrollTop ?? 0;
    });
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(await entries(page)).toBe(before);

  await visitor.confirmBasket();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Noor');
  before = await entries(page);
  await speak(page, 'Taal', 'English', true);
  await expect(page).toHaveURL(/#cf$/);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
  expect(await entries(page)).toBe(before);
  await speak(page, 'Language', 'Nederlands', true);

  await visitor.fillForm('noor+language@example.com');
  await visitor.submitForm();
  const method = page.getByRole('radio', { name: 'Creditcard of betaalpas' });
  await method.check();
  before = await entries(page);
  await speak(page, 'Taal', 'Español');
  await expect(page.getByRole('radio', { name: 'Tarjeta de crédito o débito' })).toBeChecked();
  await expect(page).toHaveURL(/\/solstrand\/checkout\?utm_source=mail&cartId=[\w-]+&provider=paylogic$/);
  expect(await entries(page)).toBe(before);
  await speak(page, 'Idioma', 'Nederlands');
  await visitor.pay();
  await visitor.paidOrder();
});
