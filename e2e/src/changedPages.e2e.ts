import { expect, test } from './journey.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

const brands = [
  { slug: 'solstrand', ticket: 'Weekendticket' },
  { slug: 'nachtwoud', ticket: 'Beide nachten' },
] as const;

for (const { slug, ticket } of brands) {
  test(`${slug} sells in a browser whose extensions change the page before it is hydrated [BYD-05]`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
        document.body.setAttribute('data-gr-ext-installed', '');
        document.body.append(document.createElement('loom-container'));
        for (const button of document.querySelectorAll('button')) button.style.setProperty('--darkreader-bg', '#111');
        for (const field of document.querySelectorAll('input')) {
          field.setAttribute('data-lpignore', 'true');
          field.after(document.createElement('grammarly-extension'));
        }
      });
    });
    const visitor = shopper(page);
    await visitor.visit(`/${slug}/tickets`);
    await visitor.add(ticket, 1);
    await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel,/ })).toBeVisible();
    await visitor.giveBack(slug, ticket);
  });

  test(`${slug} sells in a browser that blocks what ad blockers know [ANL-02, BYD-05]`, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/net::ERR_FAILED/);
    const known =
      /telemetry|measur|analytic|track|pixel|beacon|collect|banner|(?:^|[./-])ads?[./-]|stats?[./-]|metric|visit|consent|cookie|newsletter/i;
    await page.route(
      (url) => known.test(url.pathname),
      (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()),
    );
    const visitor = shopper(page);
    await visitor.visit(`/${slug}/tickets`);
    await visitor.add(ticket, 1);
    await visitor.openBasket();
    await visitor.confirmBasket();
    await expect(page.getByRole('form', { name: 'Je gegevens' })).toBeVisible();
    await visitor.giveBack(slug, ticket);
  });
}

test('a page says the same times, in the festival’s zone, in every zone of the browser [I18-05]', async ({
  browser,
  quietConsole,
}) => {
  const textIn = async (timezoneId: string) => {
    const context = await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL', timezoneId });
    quietConsole.watch(context);
    const page = await context.newPage();
    await shopper(page).visit('/solstrand/transportation');
    const text = await page.getByRole('main').textContent();
    await context.close();
    return text;
  };
  const here = await textIn('Europe/Amsterdam');
  expect(here).toMatch(/\d\d:\d\d CEST/);
  expect(await textIn('America/Los_Angeles')).toBe(here);
  expect(await textIn('Pacific/Auckland')).toBe(here);
});
