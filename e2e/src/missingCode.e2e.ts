import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';

/** The browser's own messages about a file that failed to load. */
const browsersReport = /Failed to load resource|net::ERR|ChunkLoadError|MIME type|preloaded using link preload/i;

/** Aborts requests for a file, up to a maximum that the journey can change. Counts all requests for it. */
const lose = async (page: Page, file: RegExp) => {
  let [requests, last] = [0, Number.POSITIVE_INFINITY];
  await page.route(file, (route) => {
    requests += 1;
    return requests <= last ? route.abort() : route.continue();
  });
  return {
    requests: () => requests,
    loseMore: (times: number) => {
      last = requests + times;
    },
  };
};

/** The chunk of the shop's home page, which other pages prefetch once they are idle. */
const homePage = /\/assets\/page-slug\.[^/]*js/;
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Naar de voorpagina/ });

test('if the code of a page fails once, it is requested again, and the page shows [RTE-09]', { tag: '@core' }, async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(browsersReport);
  const { requests, loseMore } = await lose(page, homePage);
  await shopper(page).visit('/solstrand/tickets');
  // The page requests the code once the page is idle, and when the link to it is visible.
  await expect.poll(requests).toBeGreaterThan(0);
  loseMore(1);
  const before = requests();
  await homeLink(page).click();
  await expect(page).toHaveURL(/\/solstrand$/);
  await expect(page.getByRole('link', { name: stepTexts('tickets').start })).toBeVisible();
  expect(requests()).toBeGreaterThan(before + 1);
});

test('if the code of a page never loads, the page reloads once, then the error page explains it in Dutch and offers another reload [RTE-09]', async ({
  page,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.allow(browsersReport);
  await lose(page, homePage);
  await shopper(page).visit('/solstrand/tickets');
  const reloaded = page.waitForEvent('load');
  await homeLink(page).click();
  await reloaded;
  await shopper(page).press('Weekendticket', 1);
  await homeLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Er is iets misgegaan' })).toBeVisible();
  await expect(page.getByText(/chunk/i)).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Opnieuw laden' }).click();
  await expect(page.getByRole('link', { name: stepTexts('tickets').start })).toBeVisible();
  await shopper(page).giveBack('solstrand', 'Weekendticket');
});

test('if an overlay’s code never loads, the error page is shown, not a blank one [RTE-09]', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(browsersReport);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry/error-reports')) reports.push(request.postDataJSON().kind);
  });
  await lose(page, /\/assets\/checkout-panel\.[^/]*js/);
  await shopper(page).visit('/solstrand/tickets');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Winkelmand/ });
  // The page reloads itself; the panel is in its address.
  await cart.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Er is iets misgegaan' })).toBeVisible();
  await expect.poll(() => reports).toContain('page.failed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Opnieuw laden' }).click();
  await expect(page.getByRole('button', { name: 'Meer Weekendticket' })).toBeVisible();
});

for (const [what, file, language, words, again] of [
  ['the texts', /\/assets\/texts-es\.[^/]*js/, 'es', /La página no se ha cargado del todo/, 'Volver a cargar'],
  ['the shell itself', /\/assets\/shop\.[^/]*js/, 'en', /The page did not load completely/, 'Load again'],
] as const) {
  test(`if the code of ${what} is missing, the server’s page stays, reports it in ${language} and offers a reload [RTE-09]`, async ({
    page,
    baseURL,
    quietConsole,
    expectAccessible,
  }) => {
    quietConsole.allow(browsersReport);
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await lose(page, file);
    await page.goto('/solstrand/tickets?utm_source=mail');
    const notice = page.getByRole('status').getByText(words);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('status').getByRole('link', { name: again }).click();
    await expect(page).toHaveURL(/\/solstrand\/tickets\?utm_source=mail$/);
    await expect(notice).toHaveCount(0);
    await shopper(page).visit('/solstrand/tickets');
  });
}
