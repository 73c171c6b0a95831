import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

const words = {
  nl: { tickets: 'Tickets', weekend: 'Aantal Weekendticket', toBus: 'Bus', bus: 'Met de bus, heen en terug' },
  en: { tickets: 'Tickets', weekend: 'Number of Weekend ticket', toBus: 'Bus', bus: 'There and back by bus' },
  es: {
    tickets: 'Entradas',
    weekend: 'Cantidad de Abono de fin de semana',
    toBus: 'Autobús',
    bus: 'Ida y vuelta en autobús',
  },
};
const languages = Object.keys(words) as (keyof typeof words)[];

/** Remotes and languages whose texts the page has asked for, such as `mf_tickets nl`. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = files.flatMap((name) => {
      const [, remote, language] = /\/remotes\/(\w+)\/.*\/texts-(\w\w)\..*js$/.exec(name) ?? [];
      return remote ? [`${remote} ${language}`] : [];
    });
    return [...new Set(texts)].sort();
  });

for (const language of languages) {
  test(`a shop in ${language}: the page’s language, its titles and the fields of its numbers [I18-08]`, async ({
    page,
    baseURL,
  }) => {
    const texts = words[language];
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await shopper(page).visit('/solstrand/tickets');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${texts.tickets} · Solstrand`);
    const number = page.getByRole('spinbutton', { name: texts.weekend, exact: true });
    // The field has the page's language: no closer element has another.
    expect(await number.evaluate((field) => field.closest('[lang]')?.getAttribute('lang'))).toBe(language);
    await page.getByRole('navigation').getByRole('link', { name: texts.toBus }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: texts.bus })).toBeVisible();
    await expect(page).toHaveTitle(`${texts.toBus} · Solstrand`);
  });
}

test('each remote brings its own texts with it, only in the language in use [I18-07]', async ({ page }) => {
  await shopper(page).visit('/solstrand/tickets');
  await expect(page.getByRole('spinbutton', { name: words.nl.weekend, exact: true })).toBeVisible();
  const first = await textsOn(page);
  expect(first).toContain('mf_tickets nl');
  expect(first).not.toContain('mf_transport nl');
  expect(first.filter((texts) => !texts.endsWith(' nl'))).toEqual([]);
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link', { name: words.nl.toBus }).click();
  await expect(page.getByRole('button', { name: 'Meer Bus vanaf Utrecht, heen en terug' })).toBeVisible();
  expect(await textsOn(page)).toContain('mf_transport nl');

  await page.getByRole('navigation', { name: 'Taal' }).locator('summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.en.bus })).toBeVisible();
  await expect(page.getByRole('button', { name: /^More / }).first()).toBeVisible();
  const second = await textsOn(page);
  expect(second).toContain('mf_transport en');
  expect(second.filter((texts) => texts.endsWith(' es'))).toEqual([]);
});
